import type { Subject } from '../../content.ts'
import { html, ownMarkup, type SafeHtml } from '../../html.ts'
import { artField } from '../art-field.ts'
import type { Poster, PosterLook, PosterRoom } from '../style.ts'
import { motif, pairOnLine } from './art/line-pictures.ts'
import { castOf } from './art/scenes.ts'
import { minimalistPalette } from './palette.ts'

/** The words, and below them a pair on its line, one thing on its line, or half a disc behind a horizon on ink. */
export function minimalistPoster(seed: string, subject: Subject, look: PosterLook): Poster {
  const { colors } = minimalistPalette(seed)
  const field = artField(subject)
  const drawn = (width: number, lines: SafeHtml) =>
    html`<g stroke-width="${Math.round(width / 300)}">${lines}</g>`
  const draw = {
    hello: ({ width, height, top }: PosterRoom) => {
      const place = {
        from: 0,
        right: width * 0.92,
        end: width,
        y: Math.round(height - width * 0.09),
        widest: width * 0.7,
        // A pair is at most about 560 units high.
        most: Math.min((height - top - width * 0.09) / 560, 2.2),
      }
      return drawn(width, ownMarkup(pairOnLine(seed, field, place, colors)))
    },
    letter: ({ width, height, top, left }: PosterRoom) => {
      // The low thing of the pair, alone.
      const thing = motif(castOf(seed, field).low, `${seed}/letter`, 200)
      const scale = Math.min((width * 0.93 - left) / thing.width, (height * 0.93 - top) / thing.height, 1.5)
      const at = [width * 0.93 - thing.width * scale, height * 0.93 - thing.height * scale].map(Math.round)
      return html`
        <clipPath id="poster-line"><path d="M${left} 0h${width}v${height}h-${width}z" /></clipPath>
        <g clip-path="url(#poster-line)">
          <g
            transform="translate(${at.join(' ')}) scale(${scale.toFixed(3)})"
            fill="none"
            stroke="${colors.ink}"
            stroke-linejoin="round"
            stroke-width="${(width / 300 / scale).toFixed(2)}">
            ${ownMarkup(thing.inside)}
          </g>
        </g>
      `
    },
    fact: ({ width, top, bottom }: PosterRoom) => {
      const radius = Math.round(Math.min(width * 0.36, (bottom - top) * 0.8))
      const x = Math.round(width * 0.6)
      return drawn(
        width,
        html`
          <path fill="${colors.disc}" d="M${x - radius} ${bottom}a${radius} ${radius} 0 0 1 ${radius * 2} 0z" />
          <path fill="none" stroke="${colors.paper}" d="M0 ${bottom}H${width}" />
        `,
      )
    },
  }
  const face = { family: 'Hanken Grotesk', letterWidth: 0.5 } as const
  return {
    ground: look === 'fact' ? colors.ink : colors.paper,
    ink: look === 'fact' ? colors.paper : colors.ink,
    soft: look === 'fact' ? colors.paper : colors.quiet,
    display: { ...face, weight: 300, tracking: -0.03, leading: 1.1 },
    text: { ...face, weight: 400, tracking: 0, leading: 1.35 },
    art: draw[look],
  }
}
