import type { Subject } from '../../content.ts'
import { html, type SafeHtml } from '../../html.ts'
import { artField } from '../art-field.ts'
import type { Poster, PosterLook, PosterRoom } from '../style.ts'
import { chart } from './art/chart.ts'
import { shore } from './art/picture-contours.ts'
import { modernColors, modernHue } from './palette.ts'

/** The words on the land with the sea below them, an island beside them, or a round lake in the deep. */
export function modernPoster(seed: string, subject: Subject, look: PosterLook): Poster {
  const colors = modernColors(modernHue(seed))
  const draw = {
    hello: ({ width, height, top }: PosterRoom) => {
      const drawn = { width: 800, height: Math.round((800 * (height - top)) / width) }
      // The land of a chart lies below: turned over, it lies under the words.
      return html`
        <g transform="translate(0 ${height}) scale(${(width / drawn.width).toFixed(3)} ${(-width / drawn.width).toFixed(3)})">
          ${chart(seed, artField(subject), { ...drawn, land: 'below', gap: 90, colors })}
        </g>
      `
    },
    letter: ({ width, height, left }: PosterRoom) => {
      const side = Math.round((width - left) * 1.15)
      const depths = [colors.d2, colors.d4, colors.d6, colors.d8]
      return html`
        ${depths.map((color, index) => {
          const grown = Math.round(side * (1 - index * 0.21))
          return island(seed, width - side * 0.37, height - side * 0.4, grown, color)
        })}
      `
    },
    fact: ({ width, top, bottom }: PosterRoom) => {
      const radius = Math.round(Math.min((bottom - top) / 2, width * 0.42))
      return html`
        <clipPath id="poster-lake"><circle r="400" cx="400" cy="400" /></clipPath>
        <g
          transform="translate(${Math.round(width / 2 - radius)} ${bottom - radius * 2}) scale(${(radius / 400).toFixed(3)})"
          clip-path="url(#poster-lake)">
          <path fill="${colors.d0}" d="M0 0h800v800H0z" />
          ${chart(`${seed}/lake`, artField(subject), { width: 800, height: 800, land: 'left', gap: 90, colors })}
        </g>
      `
    },
  }
  return {
    ground: look === 'fact' ? colors.d9 : colors.d0,
    ink: look === 'fact' ? colors['on-deep'] : colors.ink,
    soft: look === 'fact' ? colors['on-deep-soft'] : colors.soft,
    display: { family: 'Bricolage', weight: 500, letterWidth: 0.51, tracking: -0.026, leading: 1 },
    text: { family: 'Instrument', weight: 500, letterWidth: 0.51, tracking: 0, leading: 1.3 },
    art: draw[look],
  }
}

/** A shore around a point, filled. */
function island(seed: string, x: number, y: number, side: number, color: string): SafeHtml {
  return html`
    <g
      fill="${color}"
      transform="translate(${Math.round(x - side / 2)} ${Math.round(y - side / 2)}) scale(${side})">
      ${shore(seed)}
    </g>
  `
}
