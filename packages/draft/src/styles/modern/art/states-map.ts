import type { StateCode } from '@foyer/shared/places/us-states.ts'
import { drawing, html, ownMarkup, type SafeHtml } from '../../../html.ts'
import { STATE_TILES, type StateTile } from '../../state-tiles.ts'

const CELL = 60
const EDGE = 56

/**
 * Every state is a dot; those of the practice are wells, and the water of neighbors flows together. The widest ring
 * reaches 40 units, the nearest other dot lies at 42 from any line between neighbors: water never touches a state
 * that was not chosen.
 */
export function statesMap(states: readonly StateCode[]): SafeHtml {
  const chosen = new Set<StateCode>(states)
  const on = STATE_TILES.filter(({ code }) => chosen.has(code))
  const off = STATE_TILES.filter(({ code }) => !chosen.has(code))
  const water = on
    .map((tile, index) => {
      const joins = on.slice(index + 1).filter((other) => isNext(tile, other))
      // A closed line ends where it began, so that the next one starts there.
      return at(tile) + (joins.map((other) => `${lineTo(tile, other)}z`).join('') || 'h0')
    })
    .join('')
  const width = EDGE * 2 + CELL * 10
  const height = EDGE * 2 + CELL * 7
  const dots = (tiles: readonly StateTile[]) => tiles.map((tile) => `${at(tile)}h0`).join('')
  const names = on.map((tile) => {
    const [x, y] = place(tile)
    return `<text x="${x}" y="${y + 6}">${tile.code}</text>`
  })
  return html`
    <svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
      <defs><path id="water" d="${water}" /></defs>
      ${ownMarkup(
        drawing`
          <g class="water"><use href="#water"/><use href="#water"/><use href="#water"/></g><path
          class="off" d="${dots(off)}"/><path class="on" d="${dots(on)}"/>${names.join('')}
        `,
      )}
    </svg>
  `
}

function place({ column, row }: StateTile): [number, number] {
  return [EDGE + column * CELL, EDGE + row * CELL]
}

function at(tile: StateTile): string {
  return `M${place(tile).join(' ')}`
}

function lineTo(from: StateTile, to: StateTile): string {
  const x = (to.column - from.column) * CELL
  const y = (to.row - from.row) * CELL
  return y === 0 ? `h${x}` : x === 0 ? `v${y}` : `l${x} ${y}`
}

function isNext(one: StateTile, other: StateTile): boolean {
  return Math.abs(one.column - other.column) <= 1 && Math.abs(one.row - other.row) <= 1
}
