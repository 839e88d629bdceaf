// The field that a chart is drawn from: a few wells and a little slow noise, as numbers on a grid. The sines of the
// noise are taken once for each column and row and joined by the addition theorem: a page has to be drawn in
// milliseconds.
import { seededRandom } from '../../../seed/seeded-random.ts'
import type { ArtField } from '../../art-field.ts'
import { wellsOf } from './terrain-plans.ts'

/**
 * Heights on a grid that reaches `out` beyond the sheet on every side. Its border lies under everything
 * (`sinkBorder`), so that contours close, and do so outside of the sheet.
 */
export type Grid = {
  readonly values: Float64Array
  readonly columns: number
  readonly rows: number
  readonly step: number
  readonly out: number
}

const UNDER_ALL = -9
// At this squared distance a well is a thousandth of its depth: less than a line is wide.
const FARTHEST = 7

// A well is a slanted bell: `u` and `v` of a point are its distance along and across the slant in radii.
type Well = {
  x: number
  y: number
  deep: number
  alongX: number
  alongY: number
  acrossX: number
  acrossY: number
}

export type Sheet = {
  readonly width: number
  readonly height: number
  /** The side that stays land, where words stand. */
  readonly land: 'left' | 'below'
  readonly step: number
  readonly out: number
}

/** The heights of a sheet: pushed down where the land is by `shore` (across 0-1, along 0-1, from the land). */
export function terrain(
  seed: string,
  field: ArtField,
  sheet: Sheet,
  shore: (across: number, along: number) => number,
): Grid {
  const { width, height, land, step, out } = sheet
  const next = seededRandom(`${seed}:terrain`)
  const between = (from: number, to: number) => from + (to - from) * next()
  const size = Math.sqrt(width * height)
  const columns = Math.ceil((width + out * 2) / step)
  const rows = Math.ceil((height + out * 2) / step)
  const flips = next() < 0.5
  // One slant for all wells: the sheet looks like one piece of land.
  const grain = between(0.72, 1.2) * (next() < 0.5 ? 1 : -1)
  const placed = (across: number, along: number) =>
    land === 'left'
      ? { x: across * width, y: along * height }
      : { x: along * width, y: (1 - across) * height }
  const wells: Well[] = wellsOf(field).map(([across, along, radius, deep]) => {
    const turn = grain + between(-0.25, 0.25)
    const place = placed(across + between(-0.05, 0.05), (flips ? 1 - along : along) + between(-0.06, 0.06))
    const reach = radius * size * between(0.86, 1.16)
    const depth = deep * between(0.9, 1.1)
    return wellOf(place, turn, reach, depth, between(1.25, 1.75))
  })
  // One or two shallows break the shore: a chart has them, a body does not.
  const shallows = next() < 0.5 ? 1 : 2
  for (let index = 0; index < shallows; index++) {
    const turn = grain + between(-0.5, 0.5)
    const place = placed(between(0.62, 1), (index + between(0.25, 0.75)) / shallows)
    const reach = between(0.11, 0.17) * size
    const depth = -between(0.35, 0.6)
    wells.push(wellOf(place, turn, reach, depth, between(1.15, 1.6)))
  }
  const noise = wavesOn(next, 5, size * 0.8, columns, rows, step, out)
  const bendX = wavesOn(next, 3, size * 0.62, columns, rows, step, out)
  const bendY = wavesOn(next, 3, size * 0.62, columns, rows, step, out)
  const values = new Float64Array((columns + 1) * (rows + 1))
  const bend = width * 0.07
  for (let row = 0, index = 0; row <= rows; row++) {
    const y = row * step - out
    for (let column = 0; column <= columns; column++, index++) {
      const x = column * step - out
      const bentX = x + (bendX[index] ?? 0) * bend
      const bentY = y + (bendY[index] ?? 0) * bend
      let sum = (noise[index] ?? 0) * 0.2
      for (const well of wells) {
        const dx = bentX - well.x
        const dy = bentY - well.y
        const u = dx * well.alongX + dy * well.alongY
        const v = dx * well.acrossX + dy * well.acrossY
        const far = u * u + v * v
        if (far < FARTHEST) sum += well.deep * Math.exp(-far)
      }
      values[index] =
        sum - (land === 'left' ? shore(x / width, y / height) : shore(1 - y / height, x / width))
    }
  }
  return sinkBorder({ values, columns, rows, step, out })
}

function wellOf(
  { x, y }: { x: number; y: number },
  turn: number,
  reach: number,
  deep: number,
  long: number,
): Well {
  const along = 1 / (long * reach)
  const across = long / reach
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  return {
    x,
    y,
    deep,
    alongX: cos * along,
    alongY: sin * along,
    acrossX: -sin * across,
    acrossY: cos * across,
  }
}

/** Puts the border of a grid under every level. */
export function sinkBorder(grid: Grid): Grid {
  const { values, columns, rows } = grid
  const width = columns + 1
  for (let column = 0; column <= columns; column++) values[column] = values[rows * width + column] = UNDER_ALL
  for (let row = 0; row <= rows; row++) values[row * width] = values[row * width + columns] = UNDER_ALL
  return grid
}

/** Slow noise without lattice marks: a few sine waves on every point of a grid. */
function wavesOn(
  next: () => number,
  count: number,
  size: number,
  columns: number,
  rows: number,
  step: number,
  out: number,
): Float64Array {
  const values = new Float64Array((columns + 1) * (rows + 1))
  for (let wave = 0; wave < count; wave++) {
    const angle = next() * Math.PI * 2
    const length = size * (0.9 - wave * 0.11)
    const start = next() * 7
    const strength = (1 - wave * 0.12) / 4
    const perX = (Math.cos(angle) / length) * Math.PI * 2
    const perY = (Math.sin(angle) / length) * Math.PI * 2
    const sines = new Float64Array(columns + 1)
    const cosines = new Float64Array(columns + 1)
    for (let column = 0; column <= columns; column++) {
      const across = (column * step - out) * perX + start
      sines[column] = Math.sin(across) * strength
      cosines[column] = Math.cos(across) * strength
    }
    for (let row = 0, index = 0; row <= rows; row++) {
      const down = (row * step - out) * perY
      const sine = Math.sin(down)
      const cosine = Math.cos(down)
      for (let column = 0; column <= columns; column++, index++)
        values[index] = (values[index] ?? 0) + (sines[column] ?? 0) * cosine + (cosines[column] ?? 0) * sine
    }
  }
  return values
}
