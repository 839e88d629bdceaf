import type { Subject } from '../../content.ts'
import { html, ownMarkup, type SafeHtml } from '../../html.ts'
import { seededRandom } from '../../seed/seeded-random.ts'
import { artField } from '../art-field.ts'
import type { Poster, PosterLook, PosterRoom } from '../style.ts'
import { leftBeside, stampFields, stampPicture } from './art/small-pictures.ts'
import { stillLife } from './art/still-life.ts'
import { type WarmPalette, warmPalette } from './palette.ts'

/** The width of what `stillLife` draws, and how far its table's edge lies below the top. */
const PICTURE = { width: 812, height: 704, table: 554 } as const

/** The words on the wall: the still life on the table, what lies beside a letter, or one thing behind a round window. */
export function warmPoster(seed: string, subject: Subject, look: PosterLook): Poster {
  const palette = warmPalette(seed)
  const { wall, lead, second, onlead, ink, quiet } = palette.colors
  const draw = {
    hello: (room: PosterRoom) => drawTable(seed, subject, palette, room),
    letter: ({ width, height, left }: PosterRoom) => html`
      <path fill="${lead}" d="M0 ${Math.round(height * 0.955)}h${width}v${height}H0z" />
      <svg
        x="${left}"
        y="${Math.round(height * 0.978 - width * 0.33)}"
        width="${Math.round(width * 0.43)}"
        height="${Math.round(width * 0.33)}"
        viewBox="0 0 260 200">
        ${ownMarkup(leftBeside(`${seed}/letter`, palette))}
      </svg>
    `,
    fact: (room: PosterRoom) => drawWindow(seed, palette, room),
  }
  return {
    ground: look === 'fact' ? second : wall,
    ink: look === 'fact' ? onlead : ink,
    soft: look === 'fact' ? onlead : quiet,
    art: draw[look],
    display: { family: 'Young Serif', weight: 400, letterWidth: 0.56, tracking: -0.015, leading: 1.08 },
    text: { family: 'Figtree', weight: 500, letterWidth: 0.52, tracking: 0, leading: 1.3 },
  }
}

function drawTable(
  seed: string,
  subject: Subject,
  palette: WarmPalette,
  { width, height, top }: PosterRoom,
): SafeHtml {
  const table = Math.round(height * 0.13)
  const room = height - top
  // The things stand on the table and reach up to the words.
  const scale = Math.min((width * 0.92) / PICTURE.width, (room - table * 0.2) / PICTURE.height)
  const left = Math.round(width - PICTURE.width * scale - width * 0.03)
  const up = Math.round(height - table - PICTURE.table * scale)
  return html`
    <path fill="${palette.colors.lead}" d="M0 ${height - table}h${width}v${table}H0z" />
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
}

function drawWindow(seed: string, palette: WarmPalette, { width, top, bottom }: PosterRoom): SafeHtml {
  const radius = Math.round(Math.min((bottom - top) / 2, width * 0.4))
  const [x, y] = [Math.round(width / 2), bottom - radius]
  const index = Math.floor(seededRandom(`${seed}/window`)() * stampFields)
  return html`
    <clipPath id="poster-round"><circle cx="150" cy="150" r="150" /></clipPath>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.colors.sheet}" />
    <svg
      stroke-linecap="round"
      x="${Math.round(x - radius * 0.9)}"
      y="${Math.round(y - radius * 0.9)}"
      width="${Math.round(radius * 1.8)}"
      height="${Math.round(radius * 1.8)}"
      viewBox="0 0 300 300">
      <g clip-path="url(#poster-round)">${ownMarkup(stampPicture(`${seed}/window`, palette, index))}</g>
    </svg>
  `
}
