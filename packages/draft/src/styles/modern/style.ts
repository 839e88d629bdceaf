import { html } from '../../html.ts'
import { LATIN, LATIN_EXTENDED, VIETNAMESE } from '../../skeleton/skeleton.ts'
import type { Font, Style } from '../style.ts'
import { mark } from './art/chart.ts'
import { modernCard, modernScreen } from './card.ts'
import { modernGroups } from './layout.ts'
import { modernPage } from './page.ts'
import { modernColors, modernHue } from './palette.ts'
import { modernPoster } from './poster.ts'

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
  groups: modernGroups,
  favicon: (seed) => html`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      ${mark(seed, modernColors(modernHue(seed)))}
    </svg>
  `,
  card: modernCard,
  poster: modernPoster,
  screen: modernScreen,
  strip: { place: 2, color: 'd4', view: () => '940 92 500 729' },
}
