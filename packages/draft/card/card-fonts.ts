import { DESIGN_STYLE_IDS, type DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { styleOf } from '../src/styles/registry.ts'

/** One font file for pictures: TrueType, one weight, with the family under which sheets and pictures ask for it. */
export type CardFont = {
  /** Its name in `card/fonts/`. */
  readonly file: string
  /** The published file that it is made of: in `fonts/<style>/`, or in `card/sources/`. */
  readonly source: string
  readonly family: string
  readonly weight: number
}

const OTHER_ALPHABETS: readonly CardFont[] = ['vietnamese', 'greek', 'cyrillic', 'hebrew', 'arabic'].map(
  (alphabet) => ({
    file: `noto-sans-${alphabet}.ttf`,
    source: `card/sources/noto-sans-${alphabet}-500-normal.woff2`,
    family: 'Noto Sans',
    weight: 500,
  }),
)

/**
 * Lists the fonts of a style's picture in the order in which a missing letter is looked for: the files of the style,
 * then the alphabets that none of its files has.
 */
export function cardFontsOf(style: DesignStyleId): CardFont[] {
  const own = styleOf(style).fonts.map(({ file, family, weight, cardWeight = 400 }) => ({
    file: `${style}-${file.replace(/\.woff2$/, '.ttf')}`,
    source: `fonts/${style}/${file}`,
    family,
    weight: weight.includes(' ') ? cardWeight : Number.parseInt(weight, 10),
  }))
  return [...own, ...OTHER_ALPHABETS]
}

/** Lists every font that any picture needs, each once. */
export function allCardFonts(): CardFont[] {
  const fonts = new Map(DESIGN_STYLE_IDS.flatMap(cardFontsOf).map((font) => [font.file, font] as const))
  return [...fonts.values()]
}
