import type { Subject } from '../../content.ts'
import { html, ownMarkup } from '../../html.ts'
import { artField } from '../art-field.ts'
import type { Poster } from '../style.ts'
import { stillLife } from './art/still-life.ts'
import { warmPalette } from './palette.ts'

/** The width of what `stillLife` draws, and how far its table's edge lies below the top. */
const PICTURE = { width: 812, height: 704, table: 554 } as const

/** The words on the wall, the still life on the table below them. */
export function warmPoster(seed: string, subject: Subject): Poster {
  const palette = warmPalette(seed)
  const { wall, lead, ink, quiet } = palette.colors
  return {
    ground: wall,
    ink,
    soft: quiet,
    display: { family: 'Young Serif', weight: 400, letterWidth: 0.56, tracking: -0.015, leading: 1.08 },
    text: { family: 'Figtree', weight: 500, letterWidth: 0.52, tracking: 0, leading: 1.3 },
    art: ({ width, height, top }) => {
      const table = Math.round(height * 0.13)
      const room = height - top
      // The things stand on the table and reach up to the words.
      const scale = Math.min((width * 0.92) / PICTURE.width, (room - table * 0.2) / PICTURE.height)
      const left = Math.round(width - PICTURE.width * scale - width * 0.03)
      const up = Math.round(height - table - PICTURE.table * scale)
      return html`
        <path fill="${lead}" d="M0 ${height - table}h${width}v${table}H0z" />
        <svg
          stroke-linecap="round"
          x="${left}"
          y="${up}"
          width="${Math.round(PICTURE.width * scale)}"
          height="${Math.round(PICTURE.height * scale)}"
          viewBox="44 6 812 704">
          ${ownMarkup(stillLife(seed, palette, artField(subject), 'poster-window'))}
        </svg>
      `
    },
  }
}
