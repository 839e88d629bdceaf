import type { StateCode } from '@foyer/shared/places/us-states.ts'
import { drawing, html, ownMarkup, type SafeHtml } from '../../../html.ts'
import { seededRandom } from '../../../seed/seeded-random.ts'
import { STATE_TILES } from '../../state-tiles.ts'

const HEIGHT = 54

/** The turning of a seal laid flat: the hem of a plate, never a divider on paper. */
export function hem(seed: string): SafeHtml {
  const next = seededRandom(`${seed}:ribbon`)
  const strands = 7 + Math.floor(next() * 4)
  const half = Math.round((HEIGHT * (1.9 + Math.floor(next() * 3) * 0.35)) / 2)
  const fine = Math.round(half / 2)
  const broad = copies('hem0', wave(2, HEIGHT - 4, half, half * 2), strands, half * 2)
  const narrow = copies('hem1', wave(HEIGHT / 2 - 8, 16, fine, half * 2), 3, fine * 2)
  return html`
    <svg class="hem" aria-hidden="true">
      <defs>
        ${ownMarkup(
          drawing`
            <pattern id="hem" width="${half * 2}" height="${HEIGHT}" patternUnits="userSpaceOnUse"><g
            fill="none" stroke="currentColor" stroke-width=".8">${broad}${narrow}</g></pattern>
          `,
        )}
      </defs>
      <rect width="100%" height="${HEIGHT}" fill="url(#hem)" />
    </svg>
  `
}

function wave(top: number, swing: number, width: number, period: number): string {
  const pull = Math.round(width * 0.364)
  let path = `M${-period} ${top}c${pull} 0 ${width - pull} ${swing} ${width} ${swing}`
  for (let at = width - period, sign = -1; at < period; at += width, sign = -sign)
    path += `s${width - pull} ${sign * swing} ${width} ${sign * swing}`
  return path
}

function copies(id: string, path: string, count: number, period: number): string {
  let markup = `<path id="${id}" d="${path}"/>`
  for (let copy = 1; copy < count; copy++)
    markup += `<use href="#${id}" x="${Math.round((period / count) * copy)}"/>`
  return markup
}

/** The oval window of a banknote, empty: the place of a photo. */
export function emptyWindow(): SafeHtml {
  return ownMarkup(
    drawing`
      <svg viewBox="0 0 280 350" aria-hidden="true"><defs><pattern id="ruling" width="4"
      height="4" patternUnits="userSpaceOnUse"><path d="M0 2h4" stroke="currentColor" stroke-width=".8"/>
      </pattern><mask id="oval"><path fill="#fff" d="M0 0h280v350H0z"/><ellipse cx="140" cy="170" rx="104"
      ry="132"/></mask></defs><path fill="url(#ruling)" mask="url(#oval)" d="M0 0h280v350H0z"/><g
      fill="none" stroke="currentColor"><ellipse cx="140" cy="170" rx="104" ry="132" stroke-width="1.4"/>
      <ellipse cx="140" cy="170" rx="98" ry="126" stroke-width=".6"/><path d="M.5.5h279v349H.5z"/></g>
      </svg>
    `,
  )
}

/** The same window with a photo behind it: its rim is turned, as on a banknote. */
export function turnedWindow(): SafeHtml {
  return html`
    <svg viewBox="0 0 280 350" aria-hidden="true">
      ${ownMarkup(
        drawing`
          <defs><pattern id="ruling" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 2h4"
          stroke="currentColor" stroke-width=".8"/></pattern><mask id="oval"><path fill="#fff" d="M0 0h280v350H0z"/>
          <ellipse cx="140" cy="170" rx="124" ry="152"/></mask></defs><path fill="url(#ruling)" mask="url(#oval)"
          d="M0 0h280v350H0z"/>
        `,
      )}
      <g fill="none" stroke="currentColor">${windowRim()}${ownMarkup('<path d="M.5.5h279v349H.5z"/>')}</g>
    </svg>
  `
}

/** The turned rim of the window, from its inner oval, round 140 170 with the radii 98 and 126, to the outer one. */
export function windowRim(): SafeHtml {
  return ownMarkup(
    drawing`
      <path stroke-width=".6" d="${turned(0)}${turned(1)}"/><ellipse cx="140" cy="170" rx="98" ry="126"/>
      <ellipse cx="140" cy="170" rx="122" ry="150"/>
    `,
  )
}

const LOBES = 36

// A line that swings between the two ovals: each half lobe is one curve along both of them.
function turned(phase: number): string {
  const steps = LOBES * 2
  const shift = (phase / 2) * ((Math.PI * 4) / steps)
  const point = (step: number, along = 0) => {
    const angle = (step / steps) * Math.PI * 2 + shift
    const [wide, high] = step % 2 === 0 ? [121, 149] : [100, 128]
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return `${(140 + wide * (x - along * y)).toFixed(1)} ${(170 + high * (y + along * x)).toFixed(1)}`
  }
  const pull = (Math.PI / steps) * 0.8
  let path = `M${point(0)}`
  for (let step = 0; step < steps; step++)
    path += `C${point(step, pull)} ${point(step + 1, -pull)} ${point(step + 1)}`
  return `${path}Z`
}

/** The tile map: chosen states in ink with their letters, the rest outlined. */
export function tileMap(states: readonly StateCode[]): SafeHtml {
  const chosen = new Set<StateCode>(states)
  const boxes = (isChosen: boolean) =>
    STATE_TILES.filter(({ code }) => chosen.has(code) === isChosen)
      .map(({ column, row }) => `M${column * 40 + 2} ${row * 40 + 2}h36v36h-36z`)
      .join('')
  const names = STATE_TILES.filter(({ code }) => chosen.has(code))
    .map(({ code, column, row }) => `<text x="${column * 40 + 20}" y="${row * 40 + 25}">${code}</text>`)
    .join('')
  return ownMarkup(
    drawing`
      <svg class="map" viewBox="0 0 440 320" aria-hidden="true"><path class="off"
      d="${boxes(false)}"/><path class="on" d="${boxes(true)}"/>${names}</svg>
    `,
  )
}
