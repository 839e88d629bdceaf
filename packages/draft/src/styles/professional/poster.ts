import type { Subject } from '../../content.ts'
import { html, type SafeHtml } from '../../html.ts'
import { artField } from '../art-field.ts'
import type { Poster, PosterLook, PosterRoom } from '../style.ts'
import { initialMarkup, sealGroup } from './art/seal.ts'
import { turnedWindow } from './art/small-pictures.ts'
import { professionalColors } from './palette.ts'

/** The words on paper: the seal on a plate, a quarter of it in ink, or the oval of a banknote on the plate. */
export function professionalPoster(seed: string, subject: Subject, look: PosterLook): Poster {
  const colors = professionalColors(seed)
  const seal = (x: number, y: number, radius: number, line: string, middle?: SafeHtml) => html`
    <g
      transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${(radius / 1000).toFixed(4)})"
      stroke="${line}"
      color="${colors.onlead}"
      font-family="Record Serif,serif"
      font-weight="500">
      ${sealGroup(seed, artField(subject), 'poster-seal', 'picture')}${middle}
    </g>
  `
  const initial = initialMarkup(subject.name)
  const draw = {
    hello: ({ width, height, top }: PosterRoom) => {
      const room = height - top
      return html`
        <path fill="${colors.lead}" d="M0 ${top}h${width}v${room}H0z" />
        ${seal(width / 2, top + room / 2, Math.min(room * 0.4, width * 0.34), colors.engraveon, initial)}
      `
    },
    letter: ({ width, height, left }: PosterRoom) =>
      seal(width, height, (width - left) * 0.96, colors.engrave),
    fact: ({ width, top, bottom }: PosterRoom) => {
      const high = Math.min(bottom - top, width)
      return html`
        <svg
          x="${Math.round((width - high * 0.8) / 2)}"
          y="${Math.round(bottom - high)}"
          width="${Math.round(high * 0.8)}"
          height="${Math.round(high)}"
          color="${colors.engraveon}"
          viewBox="0 0 280 350">
          ${turnedWindow()}
          <g
            transform="translate(140 170) scale(.34)"
            color="${colors.onlead}"
            font-family="Record Serif,serif"
            font-weight="500">
            ${initial}
          </g>
        </svg>
      `
    },
  }
  return {
    ground: look === 'fact' ? colors.lead : colors.paper,
    ink: look === 'fact' ? colors.onlead : colors.ink,
    soft: look === 'fact' ? colors.onsoft : colors.soft,
    display: { family: 'Record Serif', weight: 500, letterWidth: 0.48, tracking: -0.016, leading: 1.1 },
    text: { family: 'Public Sans', weight: 500, letterWidth: 0.53, tracking: 0, leading: 1.3 },
    art: draw[look],
  }
}
