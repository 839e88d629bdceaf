// The art beside a face: one curve, the shore, cuts the portrait; shallower water lies around it in the same curve.
import { ownMarkup, type SafeHtml } from '../../../html.ts'
import { seededRandom } from '../../../seed/seeded-random.ts'

/** The box of the portrait in the art, which is 1000 × 1000: its sheet says the same. */
const BOX = { width: 712.8, height: 820.8 } as const
const POINTS = 11
/** How much wider each band is, from the outermost line to the water beside the face. */
const BANDS = [
  ['ln', 1.37],
  ['ln', 1.32],
  ['c1', 1.27],
  ['c2', 1.225],
  ['c3', 1.18],
  ['c4', 1.135],
  ['c5', 1.09],
  ['c7', 1.045],
] as const

type Point = readonly [x: number, y: number]

/** Draws the shore around the portrait, and the path that cuts it. */
export function shore(seed: string): SafeHtml {
  const next = seededRandom(`${seed}:face`)
  const [first, second, lean] = [next() * 6.3, next() * 6.3, next() * 0.08 - 0.04]
  // Around the upper right corner, from the left edge of the box to its lower one.
  const curve = (scale: number): Point[] =>
    Array.from({ length: POINTS }, (_, index) => {
      const part = index / (POINTS - 1)
      const turn = (part * Math.PI) / 2
      const wave =
        0.035 * Math.sin(part * 5.2 + first) + 0.02 * Math.sin(part * 9 + second) + lean * (part - 0.5)
      // Fuller than a circle, so that little of a portrait is cut away.
      const full = 1 + 0.19 * Math.sin(turn * 2) ** 2
      const reach = scale * (0.92 + wave * (1 + (scale - 1) * 1.3)) * full
      return [1 - Math.min(Math.cos(turn) * reach, 1.6), Math.sin(turn) * reach]
    })
  const inArt = ([x, y]: Point): Point => [1000 - (1 - x) * BOX.width, y * BOX.height]
  const bands = BANDS.map(([name, scale]) => {
    const path = smooth(curve(scale).map(inArt), 1)
    return name === 'ln'
      ? `<path class="ln" vector-effect="non-scaling-stroke" d="${path}"/>`
      : `<path class="${name}" d="${path}L1000 0Z"/>`
  })
  return ownMarkup(
    `<svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true"><defs><clipPath id="shore" clipPathUnits="objectBoundingBox"><path d="${smooth(curve(1), 3)}L1 0Z"/></clipPath></defs>${bands.join('')}</svg>`,
  )
}

// Through all points (Catmull-Rom).
function smooth(points: readonly Point[], digits: number): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point
  const write = (...values: number[]) => values.map((value) => Number(value.toFixed(digits))).join(' ')
  return points
    .map((point, index) => {
      if (index === 0) return `M${write(...point)}`
      const [before, from, after] = [at(index - 2), at(index - 1), at(index + 1)]
      return `C${write(
        from[0] + (point[0] - before[0]) / 6,
        from[1] + (point[1] - before[1]) / 6,
        point[0] - (after[0] - from[0]) / 6,
        point[1] - (after[1] - from[1]) / 6,
        ...point,
      )}`
    })
    .join('')
}
