import type { Subject } from '../../content.ts'
import { html } from '../../html.ts'
import { artField } from '../art-field.ts'
import type { Poster } from '../style.ts'
import { initialMarkup, sealGroup } from './art/seal.ts'
import { professionalColors } from './palette.ts'

/** The words on paper, the seal on a plate below them. */
export function professionalPoster(seed: string, subject: Subject): Poster {
  const colors = professionalColors(seed)
  return {
    ground: colors.paper,
    ink: colors.ink,
    soft: colors.soft,
    display: { family: 'Record Serif', weight: 500, letterWidth: 0.48, tracking: -0.016, leading: 1.1 },
    text: { family: 'Public Sans', weight: 500, letterWidth: 0.53, tracking: 0, leading: 1.3 },
    art: ({ width, height, top }) => {
      const room = height - top
      const radius = Math.min(room * 0.4, width * 0.34)
      return html`
        <path fill="${colors.lead}" d="M0 ${top}h${width}v${room}H0z" />
        <g
          transform="translate(${Math.round(width / 2)} ${Math.round(top + room / 2)}) scale(${(radius / 1000).toFixed(4)})"
          stroke="${colors.engraveon}"
          color="${colors.onlead}"
          font-family="Record Serif,serif"
          font-weight="500">
          ${sealGroup(seed, artField(subject), 'poster-seal', 'picture')}${initialMarkup(subject.name)}
        </g>
      `
    },
  }
}
