import { html, ownMarkup } from '../../html.ts'
import type { Font, Style } from '../style.ts'
import { iconArt } from './art/small-art.ts'
import { dynamicCard, dynamicScreen } from './card.ts'
import { dynamicPage } from './page.ts'
import { dynamicColors } from './palette.ts'

const LATIN =
  'U+0-FF,U+131,U+152-153,U+160-161,U+178,U+17D-17E,U+2013-2014,U+2018-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212'
const LATIN_EXTENDED = 'U+100-130,U+132-151,U+154-15F,U+162-177,U+179-17C,U+218-21B'
const VIETNAMESE = 'U+300-301,U+303,U+309,U+323,U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF9'

const WIDE = { family: 'Archivo Expanded', weight: '800' } as const
// Rare letters of the text face are there in one weight, which stands for all.
const TEXT = { family: 'Archivo', weight: '400 700' } as const

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
  favicon: (seed) => html`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      ${ownMarkup(iconArt(seed, dynamicColors(seed)))}
    </svg>
  `,
  card: dynamicCard,
  screen: dynamicScreen,
}
