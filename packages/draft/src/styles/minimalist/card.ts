import type { Subject } from '../../content.ts'
import { html, ownMarkup, type SafeHtml } from '../../html.ts'
import { evenLines } from '../../text/even-lines.ts'
import { artField } from '../art-field.ts'
import { type CardPortrait, portraitPaint } from '../card-portrait.ts'
import { nameInPicture, sizeOfLines } from '../name-in-picture.ts'
import { discThingOnLine, type PairPlace, pairOnLine } from './art/line-pictures.ts'
import { minimalistPalette } from './palette.ts'

/** The mean width of a letter of Hanken Grotesk 300, in em, with its tracking. */
const letterWidth = 0.53
const stripMargin = 24

/** The line of the first screen goes on beyond its right edge, for a strip that shows the end of it. */
const screenPlace: PairPlace = { from: 72, right: 1362, end: 1700, y: 594, widest: 540, most: 1.08 }

/** Returns the picture of a draft, 1200 x 630: the name on the line, the pair or the portrait at the right. */
export function minimalistCard(seed: string, subject: Subject, portrait?: CardPortrait): SafeHtml {
  const { name } = subject
  const { colors } = minimalistPalette(seed)
  const { lines, size } = fitted(name, 620, 104)
  const line = { from: 72, right: 1130, end: 1200, y: 500, widest: 440, most: 0.98 }
  return html`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <path fill="${colors.paper}" d="M0 0h1200v630H0z" />
      ${
        portrait
          ? photoOnLine(colors.ink, portrait)
          : html`<g stroke-width="3">${ownMarkup(pairOnLine(seed, artField(subject), line, colors))}</g>`
      }
      ${standing(lines, 497, size, colors.ink)}
    </svg>
  `
}

function photoOnLine(ink: string, portrait: CardPortrait): SafeHtml {
  const frame = { x: 890, y: 200, width: 240, height: 300 }
  return html`
    <defs>
      ${portraitPaint(portrait, frame)}
      <filter id="calm" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
        <feColorMatrix type="saturate" values=".55" />
      </filter>
    </defs>
    <path fill="url(#portrait)" filter="url(#calm)" d="M890 200h240v300H890z" />
    <path stroke="${ink}" stroke-width="3" d="M72 500h1128" />
  `
}

/** Returns the first screen, 1440 x 900, for a proposal: the name on the line, and blanks for what is not known. */
export function minimalistScreen(seed: string, subject: Subject): SafeHtml {
  const { name } = subject
  const { colors } = minimalistPalette(seed)
  const { lines, size } = fitted(name, 720, 126)
  const blanks = 'M72 696h180M72 730h220M72 764h150M534 712h418M534 758h300'
  return html`
    <path fill="${colors.paper}" d="M0 0h1440v900H0z" />
    <g stroke-width="2">
      <g id="screen-minimalist-pair">${ownMarkup(pairOnLine(seed, artField(subject), screenPlace, colors))}</g>
    </g>
    <path fill="none" stroke="${colors.blank}" stroke-width="2" stroke-dasharray="7 6" d="${blanks}" />
    <path stroke="${colors.ink}" stroke-width="2" d="M1208 63h164M534 811h178" />
    ${standing(lines, 591, size, colors.ink)}
  `
}

/**
 * Returns what a narrow strip shows of the pair of the first screen, as a viewBox: the thing with the disc, whole and
 * in the middle. Screens differ in where it stands, and half a disc at an edge looks like a mistake.
 */
export function minimalistStrip(seed: string, subject: Subject): string {
  const [from, to] = discThingOnLine(seed, artField(subject), screenPlace)
  const width = to - from + 2 * stripMargin
  return `${Math.round(from - stripMargin)} 150 ${Math.round(width)} 530`
}

function fitted(name: string, width: number, most: number): { lines: string[]; size: number } {
  const lines = [...name].length > 14 ? evenLines(name, 3) : [name]
  return { lines, size: sizeOfLines(lines, width, most, letterWidth) }
}

// The last line stands on the drawn one.
function standing(lines: readonly string[], y: number, size: number, fill: string): SafeHtml {
  const face = { family: 'Hanken Grotesk,sans-serif', weight: 300, fill }
  const leading = 1.06
  const top = y - (lines.length - 1) * size * leading
  return nameInPicture(lines, face, { x: 68, y: top, size, spacing: Math.round(size * -0.3) / 10, leading })
}
