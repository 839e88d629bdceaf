import type { Subject } from '../../content.ts'
import { html } from '../../html.ts'
import { artField } from '../art-field.ts'
import type { Poster } from '../style.ts'
import { chart } from './art/chart.ts'
import { modernColors, modernHue } from './palette.ts'

/** The words on the land, the sea below them. */
export function modernPoster(seed: string, subject: Subject): Poster {
  const colors = modernColors(modernHue(seed))
  return {
    ground: colors.d0,
    ink: colors.ink,
    soft: colors.soft,
    display: { family: 'Bricolage', weight: 500, letterWidth: 0.51, tracking: -0.026, leading: 1 },
    text: { family: 'Instrument', weight: 500, letterWidth: 0.51, tracking: 0, leading: 1.3 },
    art: ({ width, height, top }) => {
      const drawn = { width: 800, height: Math.round((800 * (height - top)) / width) }
      // The land of a chart lies below: turned over, it lies under the words.
      return html`
        <g transform="translate(0 ${height}) scale(${(width / drawn.width).toFixed(3)} ${(-width / drawn.width).toFixed(3)})">
          ${chart(seed, artField(subject), { ...drawn, land: 'below', gap: 90, colors })}
        </g>
      `
    },
  }
}
