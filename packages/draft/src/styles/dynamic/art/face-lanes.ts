// The lanes beside faces: on wide screens they leave the name in one bend, on narrow ones they run below it.
import { seededRandom } from '../../../seed/seeded-random.ts'
import type { DynamicColors } from '../palette.ts'
import { BOX, type Lane, lanesOf, RAIL, short, TYPE } from './lanes.ts'

const REACH = 2400
/** How far the rail runs down, behind all of a page. */
const TAIL = 150_000
const RIBBON = BOX - RAIL

type Bend = {
  readonly x: number
  readonly y: number
  readonly rows: (lane: Lane) => readonly [number, number]
}

/** Draws the lanes of a name of so many lines twice, as two pictures: for wide and for narrow screens. */
export function faceLanes(seed: string, colors: DynamicColors, lineCount: number): string {
  const lanes = lanesOf(seed, colors, lineCount)
  const lowest = TYPE.base + (lineCount - 1) * TYPE.pitch
  const turn = 190 + seededRandom(`${seed}:dynamic:faces`)() * 60
  const wide: Bend = { x: turn, y: lowest + 36.5, rows: ({ top, bottom, tuck }) => [top, bottom + tuck] }
  // Beside the rail they are as narrow as in it.
  const narrow: Bend = {
    x: 308,
    y: 122,
    rows: ({ left, right, tuck }) => [RAIL - right, RAIL - left + tuck],
  }
  const picture = (name: string, bend: Bend) =>
    `<svg class="lanes ${name}" viewBox="0 0 ${BOX} ${short(bend.y)}" preserveAspectRatio="xMaxYMin" aria-hidden="true">${lanes
      .map((lane) => bent(lane, bend))
      .join('')}</svg>`
  return picture('wide', wide) + picture('narrow', narrow)
}

function bent(lane: Lane, { x, y, rows }: Bend): string {
  const [top, bottom] = rows(lane)
  const [left, right] = [RIBBON + lane.left - lane.tuck, RIBBON + lane.right]
  const numbers = [x, y, top, bottom, left, right, right - x, y - top, left - x, y - bottom, y + TAIL]
  const [cx, cy, from, to, inner, outer, a, b, c, d, end] = numbers.map(short)
  const into = `M-${REACH} ${from}H${cx}A${a} ${b} 0 0 1 ${outer} ${cy}V${end}H${inner}V${cy}`
  return `<path fill="${lane.color}" d="${into}A${c} ${d} 0 0 0 ${cx} ${to}H-${REACH}Z"/>`
}
