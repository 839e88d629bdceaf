import { html, type SafeHtml } from '../../html.ts'
import { LATIN, LATIN_EXTENDED, VIETNAMESE } from '../../skeleton/skeleton.ts'
import type { Style } from '../style.ts'
import { minimalistCard, minimalistScreen, minimalistStrip } from './card.ts'
import { minimalistGroups } from './layout.ts'
import { minimalistPage } from './page.ts'
import { minimalistPalette } from './palette.ts'
import { minimalistPoster } from './poster.ts'

const hanken = { family: 'Hanken Grotesk', weight: '300 500', cardWeight: 300 }

/** The line: drawn without lifting the pen, from under the name to the full stop at the end of the page. */
export const minimalist: Style = {
  id: 'minimalist',
  fonts: [
    {
      ...hanken,
      file: 'hanken-grotesk-latin-300-500.woff2',
      unicodeRange: LATIN,
      isPreloaded: true,
    },
    {
      ...hanken,
      file: 'hanken-grotesk-latin-ext-300-500.woff2',
      unicodeRange: LATIN_EXTENDED,
    },
    {
      ...hanken,
      file: 'hanken-grotesk-vietnamese-300-500.woff2',
      unicodeRange: VIETNAMESE,
    },
  ],
  palette: (seed) => {
    const { colors } = minimalistPalette(seed)
    return { tokens: colors, themeColor: colors.paper }
  },
  page: minimalistPage,
  groups: minimalistGroups,
  favicon: (seed): SafeHtml => {
    const { paper, disc, ink } = minimalistPalette(seed).colors
    return html`
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
        <rect width="32" height="32" rx="6" fill="${paper}" />
        <path fill="${disc}" d="M8 22a9 9 0 0 1 18 0z" />
        <path stroke="${ink}" stroke-width="2" d="M0 23h32" />
      </svg>
    `
  },
  card: minimalistCard,
  poster: minimalistPoster,
  screen: minimalistScreen,
  strip: { place: 4, color: 'disc', view: minimalistStrip, part: 'screen-minimalist-pair' },
}
