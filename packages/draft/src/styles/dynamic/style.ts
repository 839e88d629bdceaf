import { html, ownMarkup } from '../../html.ts'
import { LATIN, LATIN_EXTENDED, VIETNAMESE } from '../../skeleton/skeleton.ts'
import type { Font, Style } from '../style.ts'
import { iconArt } from './art/small-art.ts'
import { dynamicCard, dynamicScreen } from './card.ts'
import { dynamicGroups } from './layout.ts'
import { dynamicPage } from './page.ts'
import { dynamicColors } from './palette.ts'
import { dynamicPoster } from './poster.ts'

const WIDE = { family: 'Archivo Expanded', weight: '800' } as const
// Rare letters of the text face are there in one weight, which stands for all.
const TEXT = { family: 'Archivo', weight: '400 700', cardWeight: 600 } as const

const FONTS: readonly Font[] = [
  { file: 'archivo-expanded-800-latin.woff2', ...WIDE, unicodeRange: LATIN, isPreloaded: true },
  { file: 'archivo-expanded-800-latin-ext.woff2', ...WIDE, unicodeRange: LATIN_EXTENDED },
  { file: 'archivo-expanded-800-vietnamese.woff2', ...WIDE, unicodeRange: VIETNAMESE },
  { file: 'archivo-400-700-latin.woff2', ...TEXT, unicodeRange: LATIN },
  { file: 'archivo-500-latin-ext.woff2', ...TEXT, unicodeRange: LATIN_EXTENDED },
  { file: 'archivo-500-vietnamese.woff2', ...TEXT, unicodeRange: VIETNAMESE },
]

/**
 * The name is the starting line: its lines run out into lanes that bend once and run down the page to the contact.
 */
export const dynamic: Style = {
  id: 'dynamic',
  fonts: FONTS,
  palette: (seed) => {
    const colors = dynamicColors(seed)
    return { tokens: colors, themeColor: colors.night }
  },
  page: dynamicPage,
  groups: dynamicGroups,
  favicon: (seed) => html`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      ${ownMarkup(iconArt(seed, dynamicColors(seed)))}
    </svg>
  `,
  card: dynamicCard,
  poster: dynamicPoster,
  screen: dynamicScreen,
  strip: { place: 5, color: 'lead', view: () => '1010 200 422 616' },
}
