import { drawing, html, ownMarkup } from '../../html.ts'
import type { Poster } from '../style.ts'
import { lanesOf, RAIL, short } from './art/lanes.ts'
import { dynamicColors } from './palette.ts'

/** The radius of the innermost lane, in units of the lanes. */
const TURN = 40

/** The words on night; below them lanes come from the left, bend once and leave. */
export function dynamicPoster(seed: string): Poster {
  const colors = dynamicColors(seed)
  return {
    ground: colors.night,
    ink: colors.chalk,
    soft: colors.dim,
    display: { family: 'Archivo Expanded', weight: 800, letterWidth: 0.74, tracking: -0.012, leading: 1.02 },
    text: { family: 'Archivo', weight: 600, letterWidth: 0.52, tracking: 0, leading: 1.3 },
    art: ({ width, height, top }) => {
      const room = height - top
      const scale = Math.min(room / (TURN + RAIL + 8), (width * 0.62) / (TURN + RAIL))
      const middle = { x: width * 0.86 - (TURN + RAIL) * scale, y: height }
      const lanes = lanesOf(seed, colors, 3).map((lane) => {
        const outer = (TURN + lane.right) * scale
        const inner = (TURN + lane.left - lane.tuck) * scale
        return drawing`
          <path fill="${lane.color}"
          d="M0 ${short(middle.y - outer)}H${short(middle.x)}
          A${short(outer)} ${short(outer)} 0 0 1 ${short(middle.x + outer)} ${short(middle.y)}
          H${short(middle.x + inner)}
          A${short(inner)} ${short(inner)} 0 0 0 ${short(middle.x)} ${short(middle.y - inner)}H0Z"/>
        `
      })
      return html`${ownMarkup(lanes.join(''))}`
    },
  }
}
