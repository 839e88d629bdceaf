import type { Font, Style } from '../style.ts'
import { sealIcon } from './art/seal.ts'
import { professionalCard, professionalScreen } from './card.ts'
import { professionalPage } from './page.ts'
import { professionalColors } from './palette.ts'

const LATIN = 'U+0-FF,U+152-153,U+160-161,U+178,U+17D-17E,U+2000-206F'
const LATIN_EXTENDED = 'U+100-151,U+154-15F,U+162-177,U+179-17C,U+218-21B'
const VIETNAMESE = 'U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF9'

// One family in two optical sizes: the cut for reading stands at weight 400, the cut for display at 500, so that a
// sheet can ask for either. Both files are of regular weight.
const SERIF = 'Record Serif'

const FONTS: readonly Font[] = [
  {
    file: 'serif-display-latin.woff2',
    family: SERIF,
    weight: '500',
    unicodeRange: LATIN,
    isPreloaded: true,
  },
  { file: 'serif-text-latin.woff2', family: SERIF, weight: '400', unicodeRange: LATIN },
  { file: 'serif-latin-ext.woff2', family: SERIF, weight: '400 500', unicodeRange: LATIN_EXTENDED },
  { file: 'serif-vietnamese.woff2', family: SERIF, weight: '400 500', unicodeRange: VIETNAMESE },
  {
    file: 'sans-latin.woff2',
    family: 'Public Sans',
    weight: '400 600',
    unicodeRange: LATIN,
    isPreloaded: true,
  },
  { file: 'sans-latin-ext.woff2', family: 'Public Sans', weight: '400 600', unicodeRange: LATIN_EXTENDED },
]

/** The engraved seal: one deep ink on cool paper, facts in ruled lists, and the draft's questions in pencil. */
export const professional: Style = {
  id: 'professional',
  fonts: FONTS,
  palette: (seed) => {
    const colors = professionalColors(seed)
    return { tokens: colors, themeColor: colors.paper }
  },
  page: professionalPage,
  favicon: (seed) => sealIcon(seed, professionalColors(seed)),
  card: professionalCard,
  screen: professionalScreen,
}
