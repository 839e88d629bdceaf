import type { Subject } from '../../content.ts'
import { html, ownMarkup, type SafeHtml } from '../../html.ts'
import { evenLines } from '../../text/even-lines.ts'
import { artField } from '../art-field.ts'
import { type CardPortrait, portraitPaint } from '../card-portrait.ts'
import { nameInPicture, sizeOfLines } from '../name-in-picture.ts'
import { emblem, leftBeside } from './art/small-pictures.ts'
import { stillLife } from './art/still-life.ts'
import { type WarmPalette, warmPalette } from './palette.ts'

/** The mean width of a letter of Young Serif, in em. */
const letterWidth = 0.6
const face = { family: 'Young Serif,serif', weight: 400 } as const
const leading = 1.02
const tracking = -0.018

/** What a card shows of the still life: from the end of the name to the right edge. */
const cardSides = [104, 796] as const

/** A name with more letters than this may take four lines. */
const longName = 32

/**
 * Returns the picture of a draft, 1200 x 630: the name on the wall, the still life across the table's edge. A portrait is a
 * stamp that leans there instead.
 */
export function warmCard(seed: string, subject: Subject, portrait?: CardPortrait): SafeHtml {
  const { name } = subject
  const palette = warmPalette(seed)
  const { wall, lead, ink } = palette.colors
  const lines = nameLinesOf(name)
  const size = sizeOfLines(lines, 500, 92, letterWidth)
  const top = 250 - ((lines.length - 1) * size) / 2 + size * 0.35
  return html`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <path fill="${wall}" d="M0 0h1200v630H0z" />
      ${
        portrait
          ? leaningStamp(seed, palette, portrait)
          : html`
            <g stroke-linecap="round" transform="translate(470 -13.12) scale(.902)">
              ${ownMarkup(stillLife(seed, palette, artField(subject), 'card-window', { wall, table: lead }, cardSides))}
            </g>
          `
      }
      ${nameInPicture(lines, { ...face, fill: ink }, { x: 64, y: top, size, spacing: size * tracking, leading })}
    </svg>
  `
}

/** The holes of a stamp: their radius, and from one to the next. */
const hole = 8
const pitch = 26

// The photo itself stays upright: turning it would take as long as drawing it.
function leaningStamp(seed: string, palette: WarmPalette, portrait: CardPortrait): SafeHtml {
  const { lead, sheet, edge, shade } = palette.colors
  const [columns, rows] = [11, 14]
  const [x, y, tilt] = [934, 322, 2.4]
  const [wide, high] = [columns * pitch, rows * pitch]
  const side = (count: number, along: string, arc: string) => `${along}${arc}${along}`.repeat(count)
  const rest = pitch / 2 - hole
  const arc = (right: number, down: number) => `a${hole} ${hole} 0 0 0 ${right} ${down}`
  const outline =
    `M${-wide / 2} ${-high / 2}${side(columns, `h${rest}`, arc(2 * hole, 0))}` +
    `${side(rows, `v${rest}`, arc(0, 2 * hole))}${side(columns, `h${-rest}`, arc(-2 * hole, 0))}` +
    `${side(rows, `v${-rest}`, arc(0, -2 * hole))}z`
  const [right, down] = [wide / 2 - 24, high / 2 - 24]
  const [along, across] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)]
  const corner = (h: number, v: number) =>
    `${(x + h * along - v * across).toFixed(1)} ${(y + h * across + v * along).toFixed(1)}`
  const photo = `M${corner(-right, -down)} ${corner(right, -down)} ${corner(right, down)} ${corner(-right, down)}z`
  const reach = { x: Math.ceil(right * along + down * across), y: Math.ceil(right * across + down * along) }
  const frame = { x: x - reach.x, y: y - reach.y, width: 2 * reach.x, height: 2 * reach.y }
  return html`
    <defs>${portraitPaint(portrait, frame)}</defs>
    <path fill="${lead}" d="M0 492h1200v138H0z" />
    <g transform="translate(${x} ${y}) rotate(${tilt})">
      <path fill="${edge}" fill-opacity=".45" d="M${12 - wide / 2} ${14 - high / 2}h${wide}v${high}h${-wide}z" />
      <path fill="${sheet}" d="${outline}" />
    </g>
    <path fill="${shade}" d="${photo}" />
    <path fill="url(#portrait)" d="${photo}" />
    <g stroke-linecap="round" transform="translate(610 382) scale(1.02)">
      ${ownMarkup(leftBeside(seed, palette))}
    </g>
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
