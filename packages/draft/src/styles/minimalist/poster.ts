import type { Subject } from '../../content.ts'
import { html, ownMarkup } from '../../html.ts'
import { artField } from '../art-field.ts'
import type { Poster } from '../style.ts'
import { pairOnLine } from './art/line-pictures.ts'
import { minimalistPalette } from './palette.ts'

/** The words, and the pair on its line below them. */
export function minimalistPoster(seed: string, subject: Subject): Poster {
  const { colors } = minimalistPalette(seed)
  const face = { family: 'Hanken Grotesk', letterWidth: 0.5 } as const
  return {
    ground: colors.paper,
    ink: colors.ink,
    soft: colors.quiet,
    display: { ...face, weight: 300, tracking: -0.03, leading: 1.1 },
    text: { ...face, weight: 400, tracking: 0, leading: 1.35 },
    art: ({ width, height, top }) => {
      const room = height - top
      const place = {
        from: 0,
        right: width * 0.92,
        end: width,
        y: Math.round(height - width * 0.09),
        widest: width * 0.7,
        // A pair is at most about 560 units high.
        most: Math.min((room - width * 0.09) / 560, 2.2),
      }
      return html`
        <g stroke-width="${Math.round(width / 300)}">
          ${ownMarkup(pairOnLine(seed, artField(subject), place, colors))}
        </g>
      `
    },
  }
}
