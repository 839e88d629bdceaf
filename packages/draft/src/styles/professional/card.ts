import type { Subject } from '../../content.ts'
import { html, type SafeHtml } from '../../html.ts'
import { evenLines } from '../../text/even-lines.ts'
import { artField } from '../art-field.ts'
import { type CardPortrait, portraitPaint } from '../card-portrait.ts'
import { nameInPicture, sizeOfLines } from '../name-in-picture.ts'
import { initialMarkup, sealGroup } from './art/seal.ts'
import { windowRim } from './art/small-pictures.ts'
import { professionalColors } from './palette.ts'

const SERIF = "'Record Serif', Georgia, serif"
const SANS = "'Public Sans', Arial, sans-serif"
const face = { family: SERIF, weight: 500 } as const

/** The mean width of a letter of the display face, in em, rounded up. */
const LETTER = 0.5

type Place = { id: string; seed: string; subject: Subject; x: number; y: number; radius: number }

// The seal on a level or upright edge: the parts on paper and on the plate are cut by the clips `<id>-p` and
// `<id>-l`.
function counterchanged({ id, seed, subject, x, y, radius }: Place): SafeHtml {
  const colors = professionalColors(seed)
  const at = `translate(${x} ${y}) scale(${radius / 1000})`
  const half = (clip: string, stroke: string, fill: string, drawn: SafeHtml) => html`
    <g clip-path="url(#${id}-${clip})">
      <g transform="${at}" stroke="${stroke}" color="${fill}" font-family="${SERIF}" font-weight="500">
        ${drawn}${initialMarkup(subject.name)}
      </g>
    </g>
  `
  const seal = sealGroup(seed, artField(subject), `${id}-seal`, 'small')
  return html`
    ${half('p', colors.engrave, colors.lead, seal)}${half(
      'l',
      colors.engraveon,
      colors.onlead,
      html`<use href="#${id}-seal" />`,
    )}
  `
}

/**
 * The picture of a draft on 1200 × 630: paper, and the seal on a plate, or the portrait in its window. On the edge of both a
 * seal takes twice as long.
 */
export function professionalCard(seed: string, subject: Subject, portrait?: CardPortrait): SafeHtml {
  const { name, person, isNamedForPerson } = subject
  const colors = professionalColors(seed)
  const lines = evenLines(name)
  const size = sizeOfLines(lines, 520, 96, LETTER)
  const top = 330 - ((lines.length - 1) * size * 1.04) / 2
  const rest = Math.round(top + (lines.length - 1) * size * 1.04 + 62)
  const place = { x: 62, y: top, size, spacing: (size * -0.016).toFixed(1), leading: 1.04 }
  return html`
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <path fill="${colors.paper}" d="M0 0h1200v630H0z" />
      <path fill="${colors.lead}" d="M732 0h468v630H732z" />
      ${
        portrait
          ? windowOnPlate(colors, portrait)
          : html`
            <g
              transform="translate(966 315) scale(.195)"
              stroke="${colors.engraveon}"
              color="${colors.onlead}"
              font-family="${SERIF}"
              font-weight="500">
              ${sealGroup(seed, artField(subject), 'seal', 'picture')}${initialMarkup(name)}
            </g>
          `
      }
      <path fill="${colors.lead}" d="M64 60h120v5H64zM64 70h120v1H64z" />
      ${nameInPicture(lines, { ...face, fill: colors.ink }, place)}
      ${
        person &&
        !isNamedForPerson &&
        html`
        <text x="64" y="${rest}" font-family="${SANS}" font-size="28" fill="${colors.soft}">${person}</text>
      `
      }
    </svg>
  `
}

// One ink: the darkest of a photo is the plate, the lightest white, as a page does it with filters and modes of blending.
function windowOnPlate(colors: ReturnType<typeof professionalColors>, portrait: CardPortrait): SafeHtml {
  const contrast = 1.15
  const rows = [1, 3, 5].map((at) => {
    const ink = Number.parseInt(colors.lead.slice(at, at + 2), 16) / 255
    const weights = [0.2126, 0.7152, 0.0722].map((weight) => (weight * contrast * (1 - ink)).toFixed(4))
    return `${weights.join(' ')} 0 ${(ink - ((contrast - 1) / 2) * (1 - ink)).toFixed(4)}`
  })
  const [x, y, scale] = [966, 315, 1.28]
  const [right, down] = [Math.round(98 * scale), Math.round(126 * scale)]
  return html`
    <defs>
      ${portraitPaint(portrait, { x: x - right, y: y - down, width: 2 * right, height: 2 * down })}
      <filter id="ink" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
        <feColorMatrix values="${rows.join(' ')} 0 0 0 1 0" />
      </filter>
    </defs>
    <ellipse cx="${x}" cy="${y}" rx="${right}" ry="${down}" fill="url(#portrait)" filter="url(#ink)" />
    <g
      transform="translate(${x} ${y}) scale(${scale}) translate(-140 -170)"
      fill="none"
      stroke="${colors.engraveon}">
      ${windowRim()}
    </g>
  `
}

/** The first screen for a proposal: name, seal and empty rules. */
export function professionalScreen(seed: string, subject: Subject): SafeHtml {
  const { name } = subject
  const colors = professionalColors(seed)
  const lines = evenLines(name)
  const size = sizeOfLines(lines, 500, 124, LETTER)
  const top = 340 - (lines.length - 2) * size * 0.5
  const rest = Math.round(top + (lines.length - 1) * size * 1.02 + 86)
  const brand = [...name].length > 30 ? (evenLines(name)[0] ?? name) : name
  const id = 'screen-professional'
  const place = { x: 52, y: top, size, spacing: (size * -0.02).toFixed(1), leading: 1.02 }
  return html`
    <defs>
      <clipPath id="${id}-p"><path d="M0 0h922v752H0z" /></clipPath>
      <clipPath id="${id}-l"><path d="M922 0h518v752H922z" /></clipPath>
    </defs>
    <path fill="${colors.paper}" d="M0 0h1440v900H0z" />
    <path fill="${colors.lead}" d="M922 0h518v752H922zM0 752h1440v5H0zM0 760h1440v1.5H0z" />
    ${counterchanged({ id, seed, subject, x: 922, y: 376, radius: 320 })}
    <text x="54" y="53" font-family="${SERIF}" font-weight="500" font-size="22" fill="${colors.ink}">
      ${brand}
    </text>
    <path fill="${colors.onlead}" d="M1217 24h169v44h-169z" />
    ${nameInPicture(lines, { ...face, fill: colors.ink }, place)}
    <path
      d="M54 ${rest}h420m-420 42h300M54 806h250m90 0h250m90 0h250m90 0h250M54 842h190m150 0h210m130 0h160m180 0h220"
      fill="none"
      stroke="${colors.edge}"
      stroke-width="2.5"
      stroke-dasharray=".1 8"
      stroke-linecap="round" />
    <path
      d="M1245 46h113"
      stroke="${colors.lead}"
      stroke-width="2.5"
      stroke-dasharray=".1 8"
      stroke-linecap="round" />
  `
}
