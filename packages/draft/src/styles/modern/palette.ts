import { seededRandom } from '../../seed/seeded-random.ts'
import { type ColorSpec, colorsOf, type Pair, solvedOnce } from '../palette-colors.ts'

// Ten depths of one hue, from the shore (the page) to the deep. The shallow end drifts 10 degrees towards green and
// the deep end 14 towards blue, as water does. Both curves are fixed: a new hue changes the weather, never the
// contrast.
const LIGHTNESS = [0.985, 0.962, 0.928, 0.885, 0.835, 0.755, 0.65, 0.53, 0.395, 0.265] as const
const CHROMA = [0.005, 0.016, 0.034, 0.06, 0.09, 0.12, 0.13, 0.118, 0.092, 0.062] as const

/** The hues that keep the character: clear sea green to clear sky blue. */
const HUES = [178, 246] as const

type Depth = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
type Role =
  | `d${Depth}`
  | 'ink'
  | 'soft'
  | 'soft-field'
  | 'link'
  | 'edge'
  | 'edge-field'
  | 'on-deep'
  | 'on-deep-soft'
  | 'edge-deep'
  | 'button-hover'

/** The colors of a modern page: depths `d0` to `d9`, and what stands on them. */
export type ModernColors = Readonly<Record<Role, string>>

/** Every pair that stands on a page: text or line, ground, and the ratio that it needs. */
export const MODERN_PAIRS: readonly Pair<Role>[] = [
  ['ink', 'd0', 7],
  ['ink', 'd1', 7],
  ['ink', 'd2', 7],
  ['ink', 'd4', 7],
  ['soft', 'd0', 4.5],
  ['soft', 'd1', 4.5],
  ['soft', 'd2', 4.5],
  ['soft-field', 'd4', 4.5],
  ['link', 'd0', 4.5],
  ['link', 'd1', 4.5],
  ['link', 'd2', 4.5],
  ['on-deep', 'd9', 7],
  ['on-deep-soft', 'd9', 4.5],
  ['edge', 'd0', 3],
  ['edge', 'd1', 3],
  ['edge-field', 'd4', 3],
  ['edge-deep', 'd9', 3],
  ['d0', 'button-hover', 4.5],
  ['ink', 'd3', 4.5],
]

/** The colors of a hue: `hue` 178 to 246, sea green to sky blue. */
export const modernColors = solvedOnce((hue): ModernColors => {
  const depth = (step: number): ColorSpec => [
    LIGHTNESS[step] ?? 0,
    CHROMA[step] ?? 0,
    hue - 10 + (step / 9) * 24,
  ]
  const specs: Record<Role, ColorSpec> = {
    d0: depth(0),
    d1: depth(1),
    d2: depth(2),
    d3: depth(3),
    d4: depth(4),
    d5: depth(5),
    d6: depth(6),
    d7: depth(7),
    d8: depth(8),
    d9: depth(9),
    ink: [0.225, 0.04, hue + 14],
    soft: [0.42, 0.035, hue + 12],
    'soft-field': [0.33, 0.06, hue + 12],
    link: [0.46, 0.105, hue + 10],
    edge: [0.62, 0.06, hue + 8],
    'edge-field': [0.42, 0.08, hue + 10],
    'on-deep': [0.975, 0.012, hue],
    'on-deep-soft': [0.86, 0.045, hue],
    'edge-deep': [0.62, 0.08, hue + 6],
    'button-hover': [0.36, 0.085, hue + 13],
  }
  return colorsOf(specs)
})

/** The hue of a draft follows from its seed. */
export function modernHue(seed: string): number {
  const [from, to] = HUES
  return from + Math.floor(seededRandom(`${seed}:modern:hue`)() * (to - from + 1))
}
