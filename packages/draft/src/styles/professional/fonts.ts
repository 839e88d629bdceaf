import type { Font } from '../style.ts'

const LATIN = 'U+0-FF,U+152-153,U+160-161,U+178,U+17D-17E,U+2000-206F'
const LATIN_EXTENDED = 'U+100-151,U+154-15F,U+162-177,U+179-17C,U+218-21B'
const VIETNAMESE = 'U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF9'

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
