import { type Oklch, oklchToHex, reachContrast } from '../../color/oklch.ts'
import { between, pick, seededRandom } from '../../seed/seeded-random.ts'

/** The one muted accent of a page: its disc, and a breath of it in ink and links. */
type MinimalistFamily = 'persimmon' | 'ochre' | 'celadon' | 'slate' | 'plum'
type MinimalistColor = 'paper' | 'ink' | 'quiet' | 'accent' | 'blank' | 'disc'

/** Every color of a minimalist page as hex. */
export interface MinimalistPalette {
  family: MinimalistFamily
  hue: number
  colors: Record<MinimalistColor, string>
}

interface FamilyRecipe {
  hue: readonly [from: number, to: number]
  /** Lightness and chroma of the disc: yellow is light, plum is deep. */
  disc: readonly [number, number]
}

const families: Record<MinimalistFamily, FamilyRecipe> = {
  persimmon: { hue: [34, 50], disc: [0.7, 0.115] },
  ochre: { hue: [74, 88], disc: [0.8, 0.105] },
  celadon: { hue: [148, 172], disc: [0.76, 0.06] },
  slate: { hue: [236, 262], disc: [0.68, 0.07] },
  plum: { hue: [336, 356], disc: [0.66, 0.075] },
}
const familyNames = Object.keys(families) as MinimalistFamily[]
const paper = '#ffffff'

/** Text or line, ground and the least contrast of every pair on a minimalist page. */
export const minimalistContrasts: readonly [text: MinimalistColor, ground: MinimalistColor, ratio: number][] =
  [
    ['ink', 'paper', 7],
    ['quiet', 'paper', 5.6],
    ['accent', 'paper', 6.5],
    ['blank', 'paper', 3.3],
    // The line stays visible where it crosses the disc.
    ['ink', 'disc', 3],
  ]

/** Solves the colors of one practice: white, one ink and one muted accent. Only the disc may be seen as a color. */
export function minimalistPalette(seed: string, chosen?: MinimalistFamily): MinimalistPalette {
  const random = seededRandom(`${seed}/palette`)
  const drawn = pick(random, familyNames)
  const family = chosen ?? drawn
  const recipe = families[family]
  const hue = between(random, ...recipe.hue)
  const onPaper = (l: number, c: number, ratio: number) => {
    const color: Oklch = { l, c, h: hue }
    return oklchToHex(reachContrast(color, [paper], ratio))
  }
  return {
    family,
    hue,
    colors: {
      paper,
      ink: onPaper(0.23, 0.008, 13),
      quiet: onPaper(0.49, 0.014, 5.6),
      accent: onPaper(0.44, 0.052, 6.5),
      blank: onPaper(0.6, 0.014, 3.3),
      disc: oklchToHex({ l: recipe.disc[0], c: recipe.disc[1], h: hue }),
    },
  }
}
