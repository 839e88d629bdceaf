import type { StateCode } from '@foyer/shared/places/us-states.ts'
import { html, ownMarkup, type SafeHtml } from '../../../html.ts'
import { STATE_TILES, type StateTile } from '../../state-tiles.ts'

const CELL = 60
const EDGE = 56

/**
 * Every state is a dot; those of the practice are wells, and the water of neighbors flows together. The widest ring
 * reaches 40 units, the nearest other dot lies at 42 from any line between neighbors: water never touches a state that
 * was not chosen.
 */
export function statesMap(states: readonly StateCode[]): SafeHtml {
  const chosen = new Set<StateCode>(states)
  const on = STATE_TILES.filter(({ code }) => chosen.has(code))
  const off = STATE_TILES.filter(({ code }) => !chosen.has(code))
  const water = on
    .map((tile, index) => {
      const joins = on.slice(index + 1).filter((other) => isNext(tile, other))
      const dot = `M${at(tile)}h0`
      return dot + joins.map((other) => `M${at(tile)}L${at(other)}`).join('')
    })
    .join('')
  const width = EDGE * 2 + CELL * 10
  const height = EDGE * 2 + CELL * 7
  return html`<svg viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false"><defs><path id="water" d="${water}"/></defs>${ownMarkup(
    `<g class="water"><use href="#water"/><use href="#water"/><use href="#water"/></g><path class="off" d="${off.map((tile) => `M${at(tile)}h0`).join('')}"/>${on
      .map((tile) => {
        const [x, y] = place(tile)
        return `<circle class="on" cx="${x}" cy="${y}" r="21"/><text x="${x}" y="${y + 6}">${tile.code}</text>`
      })
      .join('')}`,
  )}</svg>`
}

function place({ column, row }: StateTile): [number, number] {
  return [EDGE + column * CELL, EDGE + row * CELL]
}

function at(tile: StateTile): string {
  return place(tile).join(' ')
}

function isNext(one: StateTile, other: StateTile): boolean {
  return Math.abs(one.column - other.column) <= 1 && Math.abs(one.row - other.row) <= 1
}
