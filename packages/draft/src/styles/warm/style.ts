import { html, ownMarkup, type SafeHtml } from '../../html.ts'
import type { Style } from '../style.ts'
import { emblem } from './art/small-pictures.ts'
import { warmCard, warmScreen } from './card.ts'
import { warmPage } from './page.ts'
import { warmPalette } from './palette.ts'

const latin = 'U+0-FF,U+152-153,U+160-161,U+178,U+17D-17E,U+2013-2026,U+2192'
const latinExtended = 'U+100-151,U+154-15F,U+162-177,U+179-17C,U+218-21B'
const vietnamese = 'U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF9'

/** A letter on the kitchen table: things in cut paper, the owner's words on a sheet, states as postage stamps. */
export const warm: Style = {
  id: 'warm',
  fonts: [
    {
      file: 'young-serif-latin-400.woff2',
      family: 'Young Serif',
      weight: '400',
      unicodeRange: latin,
      isPreloaded: true,
    },
    {
      file: 'young-serif-latin-ext-400.woff2',
      family: 'Young Serif',
      weight: '400',
      unicodeRange: latinExtended,
    },
    {
      file: 'young-serif-vietnamese-400.woff2',
      family: 'Young Serif',
      weight: '400',
      unicodeRange: vietnamese,
    },
    { file: 'figtree-latin-400-700.woff2', family: 'Figtree', weight: '400 700', unicodeRange: latin },
    {
      file: 'figtree-latin-ext-400-700.woff2',
      family: 'Figtree',
      weight: '400 700',
      unicodeRange: `${latinExtended},U+1EF2-1EF3`,
    },
  ],
  palette: (seed) => {
    const { colors } = warmPalette(seed)
    return { tokens: colors, themeColor: colors.wall }
  },
  page: warmPage,
  favicon: (seed): SafeHtml => html`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" stroke-linecap="round">
      ${ownMarkup(emblem(seed, warmPalette(seed)))}
    </svg>
  `,
  card: warmCard,
  screen: warmScreen,
}
