import { html, ownMarkup, type SafeHtml } from '../../html.ts'
import { LATIN, LATIN_EXTENDED, VIETNAMESE } from '../../skeleton/skeleton.ts'
import type { Style } from '../style.ts'
import { emblem } from './art/small-pictures.ts'
import { warmCard, warmScreen } from './card.ts'
import { warmGroups } from './layout.ts'
import { warmPage } from './page.ts'
import { warmPalette } from './palette.ts'
import { warmPoster } from './poster.ts'

/** A letter on the kitchen table: things in cut paper, the owner's words on a sheet, states as postage stamps. */
export const warm: Style = {
  id: 'warm',
  fonts: [
    {
      file: 'young-serif-latin-400.woff2',
      family: 'Young Serif',
      weight: '400',
      unicodeRange: LATIN,
      isPreloaded: true,
    },
    {
      file: 'young-serif-latin-ext-400.woff2',
      family: 'Young Serif',
      weight: '400',
      unicodeRange: LATIN_EXTENDED,
    },
    {
      file: 'young-serif-vietnamese-400.woff2',
      family: 'Young Serif',
      weight: '400',
      unicodeRange: VIETNAMESE,
    },
    { file: 'figtree-latin-400-700.woff2', family: 'Figtree', weight: '400 700', unicodeRange: LATIN },
    {
      file: 'figtree-latin-ext-400-700.woff2',
      family: 'Figtree',
      weight: '400 700',
      unicodeRange: `${LATIN_EXTENDED},U+1EF2-1EF3`,
    },
  ],
  palette: (seed) => {
    const { colors } = warmPalette(seed)
    return { tokens: colors, themeColor: colors.wall }
  },
  page: warmPage,
  groups: warmGroups,
  favicon: (seed): SafeHtml => html`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" stroke-linecap="round">
      ${ownMarkup(emblem(seed, warmPalette(seed)))}
    </svg>
  `,
  card: warmCard,
  poster: warmPoster,
  screen: warmScreen,
  strip: { place: 1, color: 'lead', view: () => '830 116 446 650' },
}
