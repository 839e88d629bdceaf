import { LATIN, LATIN_EXTENDED, VIETNAMESE } from '../../skeleton/skeleton.ts'
import type { Font } from '../style.ts'

// One family in two optical sizes: the cut for reading stands at weight 400, the cut for display at 500, so that a
// sheet can ask for either. Both are of regular weight.
const SERIF = 'Record Serif'
const DISPLAY = '500'
const READING = '400'

// Cut once, at a size between: these letters stand in both.
const SHARED: readonly Font[] = [
  { file: 'serif-latin-ext.woff2', family: SERIF, weight: DISPLAY, unicodeRange: LATIN_EXTENDED },
  { file: 'serif-vietnamese.woff2', family: SERIF, weight: DISPLAY, unicodeRange: VIETNAMESE },
]

/** Source Serif 4 and Public Sans. */
export const FONTS: readonly Font[] = [
  {
    file: 'serif-display-latin.woff2',
    family: SERIF,
    weight: DISPLAY,
    unicodeRange: LATIN,
    isPreloaded: true,
  },
  { file: 'serif-text-latin.woff2', family: SERIF, weight: READING, unicodeRange: LATIN },
  ...SHARED,
  {
    file: 'sans-latin.woff2',
    family: 'Public Sans',
    weight: '400 600',
    unicodeRange: LATIN,
    isPreloaded: true,
  },
  { file: 'sans-latin-ext.woff2', family: 'Public Sans', weight: '400 600', unicodeRange: LATIN_EXTENDED },
]

/**
 * The shared letters at the weight for reading: a browser joins files by range only when their weights are the same.
 */
export function sharedFaces(assetBase: string): string {
  return SHARED.map(({ file, family, unicodeRange }) =>
    [
      `@font-face{font-family:"${family}"`,
      `src:url("${assetBase}fonts/${file}") format("woff2")`,
      `font-weight:${READING}`,
      'font-display:swap',
      `unicode-range:${unicodeRange}}`,
    ].join(';'),
  ).join('')
}
