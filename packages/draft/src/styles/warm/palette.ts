import { type Oklch, oklchToHex, reachContrast } from '../../color/oklch.ts'
import { between, pick, seededRandom } from '../../seed/seeded-random.ts'

/** The color that leads the page. A seed moves the hue inside one family only, so no seed can leave the style. */
type WarmFamily = 'clay' | 'wood' | 'sage' | 'berry'

type WarmColor =
  | 'wall'
  | 'sheet'
  | 'onlead'
  | 'soft'
  | 'soft2'
  | 'honey'
  | 'lead'
  | 'second'
  | 'dusk'
  | 'ink'
  | 'dark'
  | 'quiet'
  | 'deep'
  | 'edge'
  | 'shade'
  | 'shade2'
  | 'cut'

/** Every color of a warm page as hex. */
export interface WarmPalette {
  family: WarmFamily
  hue: number
  colors: Record<WarmColor, string>
}

interface FamilyRecipe {
  hue: readonly [from: number, to: number]
  /** Lightness and chroma of the table. */
  lead: readonly [number, number]
  /** Lightness and chroma of a lighter cloth of the same hue. */
  soft: readonly [number, number]
  /** The color across the table. */
  second: Oklch
  /** The one cool thing of each picture, never a ground for text. */
  dusk: Oklch
}

const oklch = (l: number, c: number, h: number): Oklch => ({ l, c, h })

const families: Record<WarmFamily, FamilyRecipe> = {
  clay: {
    hue: [36, 46],
    lead: [0.575, 0.132],
    soft: [0.885, 0.052],
    second: oklch(0.475, 0.068, 118),
    dusk: oklch(0.6, 0.05, 235),
  },
  wood: {
    hue: [62, 74],
    lead: [0.56, 0.092],
    soft: [0.89, 0.05],
    second: oklch(0.48, 0.108, 34),
    dusk: oklch(0.56, 0.052, 215),
  },
  sage: {
    hue: [116, 128],
    lead: [0.545, 0.074],
    soft: [0.895, 0.042],
    second: oklch(0.545, 0.122, 42),
    dusk: oklch(0.58, 0.06, 12),
  },
  berry: {
    hue: [8, 20],
    lead: [0.52, 0.112],
    soft: [0.885, 0.046],
    second: oklch(0.5, 0.07, 104),
    dusk: oklch(0.6, 0.05, 250),
  },
}
const familyNames = Object.keys(families) as WarmFamily[]

/** Text, ground and the least contrast of every pair that stands on a warm page. */
export const warmContrasts: readonly [text: WarmColor, ground: WarmColor, ratio: number][] = [
  ['ink', 'wall', 7],
  ['ink', 'sheet', 7],
  ['ink', 'soft', 7],
  ['ink', 'soft2', 7],
  ['ink', 'honey', 4.5],
  ['quiet', 'wall', 4.5],
  ['quiet', 'sheet', 4.5],
  ['quiet', 'soft', 4.5],
  ['quiet', 'soft2', 4.5],
  ['deep', 'wall', 4.5],
  ['deep', 'sheet', 4.5],
  ['deep', 'soft', 4.5],
  ['deep', 'soft2', 4.5],
  ['onlead', 'lead', 4.5],
  ['onlead', 'deep', 4.5],
  ['onlead', 'second', 4.5],
  ['onlead', 'dark', 7],
  ['edge', 'wall', 3],
  ['edge', 'sheet', 3],
  ['edge', 'soft', 3],
  ['edge', 'soft2', 3],
]

/** Solves the colors of one practice. Cream, honey and ink hardly move: they make every page of the style warm. */
export function warmPalette(seed: string, chosen?: WarmFamily): WarmPalette {
  const random = seededRandom(`${seed}/palette`)
  const drawn = pick(random, familyNames)
  const family = chosen ?? drawn
  const recipe = families[family]
  const hue = between(random, ...recipe.hue)
  const [leadLightness, leadChroma] = recipe.lead
  const [softLightness, softChroma] = recipe.soft

  const wall = oklchToHex(oklch(0.957, 0.031, 86))
  const sheet = oklchToHex(oklch(0.988, 0.012, 92))
  const onlead = oklchToHex(oklch(0.985, 0.018, 90))
  const soft = oklchToHex(oklch(softLightness, softChroma, hue + 6))
  const soft2 = oklchToHex(oklch(0.895, 0.042, recipe.second.h))
  const papers = [wall, sheet, soft, soft2]
  // A margin of 0.02 keeps rounding in a browser's own arithmetic from falling under the bar.
  const lead = reachContrast(oklch(leadLightness, leadChroma, hue), [onlead], 4.52)
  const second = reachContrast(recipe.second, [onlead], 4.52)
  const onPapers = (color: Oklch, ratio: number) => oklchToHex(reachContrast(color, papers, ratio + 0.02))
  return {
    family,
    hue,
    colors: {
      wall,
      sheet,
      onlead,
      soft,
      soft2,
      honey: oklchToHex(oklch(0.815, 0.125, 80)),
      lead: oklchToHex(lead),
      second: oklchToHex(second),
      dusk: oklchToHex(recipe.dusk),
      ink: onPapers(oklch(0.285, 0.034, 45), 7),
      dark: oklchToHex(oklch(0.335, 0.045, family === 'sage' ? 120 : 40)),
      quiet: onPapers(oklch(0.455, 0.032, 50), 4.5),
      deep: onPapers(oklch(0.44, leadChroma * 0.92, hue - 2), 4.5),
      edge: onPapers(oklch(0.6, 0.045, 55), 3),
      shade: oklchToHex(oklch(lead.l - 0.085, lead.c * 0.95, hue - 2)),
      shade2: oklchToHex({ ...second, l: second.l * 0.82 }),
      cut: oklchToHex(oklch(softLightness - 0.1, softChroma * 1.7, hue + 4)),
    },
  }
}
