import { html } from '../../html.ts'
import type { Font, Style } from '../style.ts'
import { mark } from './art/chart.ts'
import { modernCard, modernScreen } from './card.ts'
import { modernPage } from './page.ts'
import { modernColors, modernHue } from './palette.ts'

const LATIN = 'U+0-FF,U+152-153,U+160-161,U+178,U+17D-17E,U+2000-206F'
const LATIN_EXTENDED = 'U+100-151,U+154-15F,U+162-177,U+179-17C,U+218-21B'
const VIETNAMESE = 'U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF9'

const FONTS: readonly Font[] = [
  {
    file: 'bricolage-latin.woff2',
    family: 'Bricolage',
    weight: '500',
    unicodeRange: LATIN,
    isPreloaded: true,
  },
  { file: 'bricolage-latin-ext.woff2', family: 'Bricolage', weight: '500', unicodeRange: LATIN_EXTENDED },
  { file: 'bricolage-vietnamese.woff2', family: 'Bricolage', weight: '500', unicodeRange: VIETNAMESE },
  {
    file: 'instrument-latin.woff2',
    family: 'Instrument',
    weight: '400 600',
    unicodeRange: LATIN,
    isPreloaded: true,
  },
  {
    file: 'instrument-latin-ext.woff2',
    family: 'Instrument',
    weight: '400 600',
    unicodeRange: LATIN_EXTENDED,
  },
]

/** The practice drawn as a sea chart: one field of depth contours in one hue, from the shore to the deep. */
export const modern: Style = {
  id: 'modern',
  fonts: FONTS,
  palette: (seed) => {
    const colors = modernColors(modernHue(seed))
    return { tokens: colors, themeColor: colors.d0 }
  },
  page: modernPage,
  favicon: (seed) => html`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      ${mark(seed, modernColors(modernHue(seed)))}
    </svg>
  `,
  card: modernCard,
  screen: modernScreen,
}
