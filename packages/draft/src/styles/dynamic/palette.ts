import { pick, seededRandom } from '../../seed/seeded-random.ts'
import { type ColorSpec, type Pair, settledColors, solvedOnce } from '../palette-colors.ts'

type Role =
  | 'lead'
  | 'rival'
  | 'flash'
  | 'blush'
  | 'night'
  | 'night2'
  | 'chalk'
  | 'chalk2'
  | 'soft'
  | 'dim'
  | 'link'
  | 'edge'
  | 'edgeN'
  | 'rivalUp'

/**
 * `lead` is the loudest color that a screen has at the hue, `rival` stands against it across the wheel, `flash` and
 * `blush` are its two lighter neighbors, `night` is the cooler of lead and rival turned almost black, `chalk` is
 * paper.
 */
export type DynamicColors = Readonly<Record<Role, string>>

/** Text or mark, ground, and the ratio that the two need. */
export const DYNAMIC_PAIRS: readonly Pair<Role>[] = [
  ['lead', 'night', 4.6],
  ['rival', 'chalk', 4.6],
  ['flash', 'night', 7],
  ['flash', 'rival', 3],
  ['blush', 'night', 7],
  ['night', 'chalk', 7],
  ['night', 'chalk2', 7],
  ['night2', 'chalk', 7],
  ['soft', 'chalk', 4.6],
  ['soft', 'chalk2', 4.6],
  ['dim', 'night', 4.6],
  ['dim', 'night2', 4.6],
  ['link', 'chalk', 4.6],
  ['link', 'chalk2', 4.6],
  ['edge', 'chalk', 3],
  ['edgeN', 'night', 3],
  ['rivalUp', 'night', 3],
]

type Strip = readonly [from: number, to: number]

// Hues at which sRGB still has much chroma: vermilion, raspberry, cobalt, pitch. Purple never leads.
const STRIPS: readonly [Strip, ...Strip[]] = [
  [26, 42],
  [4, 16],
  [258, 268],
  [148, 156],
]

/** The colors of one practice: the seed picks a strip and a hue inside it. */
export function dynamicColors(seed: string): DynamicColors {
  const [from, to] = pick(seededRandom(`${seed}:dynamic:strip`), STRIPS)
  return colorsOfHue(Math.round((from + seededRandom(`${seed}:dynamic:hue`)() * (to - from)) * 10) / 10)
}

/** All colors from the hue of the lead, in degrees. */
export const colorsOfHue = solvedOnce((hue): DynamicColors => {
  const isWarm = hue >= 330 || hue <= 110
  const across = (hue + (isWarm ? 228 : 132)) % 360
  const cool = (isWarm ? across : hue) + 14
  const isBlue = across > 220 && across < 300
  const specs: Record<Role, ColorSpec> = {
    lead: [0.672, 0.23, hue],
    rival: [isBlue ? 0.47 : 0.57, 0.225, across],
    flash: [0.885, 0.165, hue + 62],
    blush: [0.845, 0.095, hue - 28],
    night: [0.185, 0.042, cool],
    night2: [0.255, 0.06, cool],
    chalk: [0.973, 0.01, hue + 40],
    chalk2: [0.925, 0.022, hue + 40],
    soft: [0.44, 0.03, cool],
    dim: [0.79, 0.025, cool],
    link: [0.45, 0.2, across],
    edge: [0.6, 0.03, cool],
    edgeN: [0.6, 0.05, cool],
    rivalUp: [0.62, 0.19, across],
  }
  return settledColors(specs, DYNAMIC_PAIRS)
})
