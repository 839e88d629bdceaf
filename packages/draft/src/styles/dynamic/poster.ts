import type { Subject } from '../../content.ts'
import { drawing, html, ownMarkup, type SafeHtml } from '../../html.ts'
import type { Poster, PosterLook, PosterRoom } from '../style.ts'
import { lanesOf, RAIL, short } from './art/lanes.ts'
import { type DynamicColors, dynamicColors } from './palette.ts'

/** The radius of the innermost lane, in units of the lanes. */
const TURN = 40

/** The words on night with lanes that bend once, on chalk with lanes in a corner, or on the rival with a round of them. */
export function dynamicPoster(seed: string, _subject: Subject, look: PosterLook): Poster {
  const colors = dynamicColors(seed)
  const grounds = {
    hello: { ground: colors.night, ink: colors.chalk, soft: colors.dim },
    letter: { ground: colors.chalk, ink: colors.night, soft: colors.soft },
    fact: { ground: colors.rival, ink: colors.chalk, soft: colors.chalk },
  }
  const draw = {
    hello: (room: PosterRoom) => bend(seed, colors, room),
    letter: ({ width, height, left }: PosterRoom) =>
      rounds(
        seed,
        { ...colors, chalk: colors.night, blush: colors.rival },
        width,
        height,
        width - left,
        0.25,
      ),
    fact: ({ width, top, bottom }: PosterRoom) => {
      const radius = Math.min((bottom - top) / 2, width * 0.42)
      return rounds(seed, { ...colors, rivalUp: colors.night }, width / 2, bottom - radius, radius, 0.3)
    },
  }
  return {
    ...grounds[look],
    display: { family: 'Archivo Expanded', weight: 800, letterWidth: 0.74, tracking: -0.012, leading: 1.02 },
    text: { family: 'Archivo', weight: 600, letterWidth: 0.52, tracking: 0, leading: 1.3 },
    art: draw[look],
  }
}

/** Lanes that come from the left, bend once and leave below. */
function bend(seed: string, colors: DynamicColors, { width, height, top }: PosterRoom): SafeHtml {
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
}

/** Lanes in rings around a point; the innermost leaves so much of the radius free. */
function rounds(
  seed: string,
  colors: DynamicColors,
  x: number,
  y: number,
  radius: number,
  free: number,
): SafeHtml {
  const ring = (at: number) => radius * (free + ((1 - free) * at) / RAIL)
  const lanes = lanesOf(seed, colors, 3).map(({ left, right, tuck, color }) => {
    const [outer, inner] = [ring(right), ring(left - tuck)]
    return drawing`
      <circle cx="${short(x)}" cy="${short(y)}" r="${short((outer + inner) / 2)}" fill="none" stroke="${color}"
      stroke-width="${short(outer - inner)}"/>
    `
  })
  return html`${ownMarkup(lanes.join(''))}`
}
