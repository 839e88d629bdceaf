import type { Subject } from '../../content.ts'
import { html, ownMarkup, type SafeHtml } from '../../html.ts'
import { evenLines } from '../../text/even-lines.ts'
import { artField } from '../art-field.ts'
import { nameInPicture, sizeOfLines } from '../name-in-picture.ts'
import { emblem } from './art/small-pictures.ts'
import { stillLife } from './art/still-life.ts'
import { warmPalette } from './palette.ts'

/** The mean width of a letter of Young Serif, in em. */
const letterWidth = 0.6
const face = { family: 'Young Serif,serif', weight: 400 } as const
const leading = 1.02
const tracking = -0.018

/** What a card shows of the still life: from the end of the name to the right edge. */
const cardSides = [104, 796] as const

/** A name with more letters than this may take four lines. */
const longName = 32

/** Returns the picture of a draft, 1200 x 630: the name on the wall, the still life across the table's edge. */
export function warmCard(seed: string, subject: Subject): SafeHtml {
  const { name } = subject
  const palette = warmPalette(seed)
  const { wall, lead, ink } = palette.colors
  const lines = nameLinesOf(name)
  const size = sizeOfLines(lines, 500, 92, letterWidth)
  const top = 250 - ((lines.length - 1) * size) / 2 + size * 0.35
  return html`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <path fill="${wall}" d="M0 0h1200v630H0z" />
      <g stroke-linecap="round" transform="translate(470 -13.12) scale(.902)">
        ${ownMarkup(stillLife(seed, palette, artField(subject), 'card-window', { wall, table: lead }, cardSides))}
      </g>
      ${nameInPicture(lines, { ...face, fill: ink }, { x: 64, y: top, size, spacing: size * tracking, leading })}
    </svg>
  `
}

/**
 * Returns the first screen, 1440 x 900, for a proposal: the name and the picture, and blanks for what is not known.
 */
export function warmScreen(seed: string, subject: Subject): SafeHtml {
  const { name } = subject
  const palette = warmPalette(seed)
  const { wall, lead, ink, sheet, shade, deep, edge } = palette.colors
  const lines = nameLinesOf(name)
  const size = sizeOfLines(lines, 600, 128, letterWidth)
  const top = 300 - ((lines.length - 2) * size) / 2
  return html`
    <path fill="${wall}" d="M0 0h1440v900H0z" />
    <path fill="${lead}" d="M0 646h1440v254H0z" />
    <svg stroke-linecap="round" x="676" y="120" width="704" height="610" viewBox="44 6 812 704">
      ${ownMarkup(stillLife(seed, palette, artField(subject), 'screen-warm-window'))}
    </svg>
    <path fill="${shade}" d="M952 816v84H102v-84z" />
    <path fill="${sheet}" d="M84 772h812q50 0 50 50v78H84z" />
    <svg stroke-linecap="round" x="90" y="28" width="46" height="46" viewBox="0 0 640 640">
      ${ownMarkup(emblem(seed, palette))}
    </svg>
    <rect x="1166" y="25" width="184" height="52" rx="26" fill="${deep}" />
    <path
      fill="none"
      stroke="${edge}"
      stroke-width="5"
      stroke-linecap="round"
      stroke-dasharray=".1 12"
      d="M90 ${Math.round(top + lines.length * size)}h420M166 842h300" />
    ${nameInPicture(lines, { ...face, fill: ink }, { x: 88, y: top, size, spacing: size * tracking, leading })}
  `
}

function nameLinesOf(name: string): string[] {
  return evenLines(name, [...name].length > longName ? 4 : 3)
}
