import { pick, seededRandom } from '../../seed/seeded-random.ts'
import { type ColorSpec, colorsOf, type Pair, solvedOnce } from '../palette-colors.ts'

type Ink = {
  /** First and last hue of the ink, in degrees. */
  readonly hues: readonly [number, number]
  readonly lightness: number
  readonly chroma: number
  /** The hue of the pencil, from the other side of the wheel. */
  readonly pencil: number
}

const OXBLOOD: Ink = { hues: [8, 20], lightness: 0.295, chroma: 0.105, pencil: 256 }
const NAVY: Ink = { hues: [254, 270], lightness: 0.275, chroma: 0.09, pencil: 28 }
const BOTTLE: Ink = { hues: [156, 172], lightness: 0.285, chroma: 0.06, pencil: 32 }
// No hue belongs to two of them.
const INKS = [OXBLOOD, NAVY, BOTTLE] as const

type Role =
  | 'paper'
  | 'tint'
  | 'line'
  | 'ink'
  | 'soft'
  | 'edge'
  | 'engrave'
  | 'lead'
  | 'dark'
  | 'onlead'
  | 'onsoft'
  | 'edgeon'
  | 'engraveon'
  | 'lineon'
  | 'pencil'
  | 'pencilon'

/** One printing ink (`lead`) on cool paper, and a pencil that belongs to the draft alone. */
export type ProfessionalColors = Readonly<Record<Role, string>>

/** Every pair that stands on a page: text or line, ground, and the ratio that it needs. */
export const PROFESSIONAL_PAIRS: readonly Pair<Role>[] = [
  ['ink', 'paper', 7],
  ['ink', 'tint', 7],
  ['soft', 'paper', 4.6],
  ['soft', 'tint', 4.6],
  ['lead', 'paper', 7],
  ['lead', 'tint', 7],
  ['onlead', 'lead', 7],
  ['onsoft', 'lead', 4.6],
  ['onlead', 'dark', 7],
  ['onsoft', 'dark', 4.6],
  ['pencil', 'paper', 4.6],
  ['pencil', 'tint', 4.6],
  ['pencilon', 'lead', 4.6],
  ['pencilon', 'dark', 4.6],
  ['edge', 'paper', 3],
  ['edge', 'tint', 3],
  ['edgeon', 'lead', 3],
  ['edgeon', 'dark', 3],
  ['engrave', 'paper', 3],
  ['engraveon', 'lead', 3],
]

/** The seed picks an ink and a hue inside it. */
export function professionalColors(seed: string): ProfessionalColors {
  const ink = pick(seededRandom(`${seed}:professional:ink`), INKS)
  const [from, to] = ink.hues
  return colorsOfHue(from + Math.floor(seededRandom(`${seed}:professional:hue`)() * (to - from + 1)))
}

const colorsOfHue = solvedOnce((hue): ProfessionalColors => {
  const {
    lightness: l,
    chroma: c,
    pencil,
  } = INKS.find(({ hues: [from, to] }) => hue >= from && hue <= to) ?? OXBLOOD
  const specs: Record<Role, ColorSpec> = {
    paper: [0.984, 0.003, hue],
    tint: [0.953, 0.007, hue],
    line: [0.86, 0.018, hue],
    ink: [0.225, c * 0.3, hue],
    soft: [0.44, c * 0.25, hue],
    edge: [0.6, c * 0.35, hue],
    engrave: [0.58, c * 0.8, hue],
    lead: [l, c, hue],
    dark: [l - 0.07, c * 0.75, hue],
    onlead: [0.965, 0.014, hue + 20],
    onsoft: [0.83, 0.035, hue + 10],
    edgeon: [0.66, 0.07, hue + 6],
    engraveon: [0.62, 0.06, hue + 10],
    lineon: [l + 0.13, c * 0.9, hue],
    pencil: [0.49, 0.15, pencil],
    pencilon: [0.84, 0.075, pencil],
  }
  return colorsOf(specs)
})
