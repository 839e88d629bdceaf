// Contours of a grid: marching squares, evened out and drawn as closed curves in whole units.
import type { Grid } from './terrain.ts'

/** Points of a line in arrays that are used again: a page has hundreds of lines. */
type Line = { readonly x: Float64Array; readonly y: Float64Array; length: number }

// Edges of a cell that a contour joins, by which of its corners lie above: 0 top, 1 left, 2 bottom, 3 right, as pairs
// from and to. What is above stays on the same side of the line, so that loops run one way.
const JOINS: readonly (readonly number[])[] = [
  [],
  [2, 1],
  [3, 2],
  [3, 1],
  [0, 3],
  [0, 3, 2, 1],
  [0, 2],
  [0, 1],
  [1, 0],
  [2, 0],
  [1, 0, 3, 2],
  [3, 0],
  [1, 3],
  [2, 3],
  [1, 2],
  [],
]
const FULL_SADDLES: Readonly<Record<number, readonly number[]>> = { 5: [0, 1, 2, 3], 10: [1, 2, 3, 0] }

/** A height, and about how far the points of its contour lie apart: more is fewer bytes. */
export type Level = { readonly at: number; readonly gap: number }

/** The contours of levels, each as the `d` of a path. All levels are followed in one walk over the grid. */
export function contourPaths(grid: Grid, levels: readonly Level[]): string[] {
  const heights = Float64Array.from(levels, ({ at }) => at)
  const edges = grid.values.length * 2
  const { following, firsts } = joinsOf(grid, heights, edges)
  const line = { x: new Float64Array(edges), y: new Float64Array(edges), length: 0 }
  return levels.map(({ at: level, gap }, which) => {
    const ofLevel = following.subarray(which * edges, (which + 1) * edges)
    let path = ''
    for (const first of firsts[which] ?? []) {
      traceLoop(grid, level, first, ofLevel, line)
      if (line.length > 6) path += evenCurve(grid, line, gap)
    }
    return path
  })
}

// For each level the edge that follows an edge of the grid, plus 1, or 0; and the edges in the order of the walk.
function joinsOf({ values, columns, rows }: Grid, heights: Float64Array, edges: number) {
  const width = columns + 1
  const following = new Int32Array(heights.length * edges)
  const firsts = Array.from(heights, (): number[] => [])
  const lowest = Math.min(...heights)
  const highest = Math.max(...heights)
  for (let row = 0; row < rows; row++) {
    for (let index = row * width, last = index + columns; index < last; index++) {
      const a = at(values, index)
      const b = at(values, index + 1)
      const c = at(values, index + width + 1)
      const d = at(values, index + width)
      const low = Math.min(Math.min(a, b), Math.min(c, d))
      const high = Math.max(Math.max(a, b), Math.max(c, d))
      if (high <= lowest || low > highest) continue
      for (let which = 0; which < heights.length; which++) {
        const level = at(heights, which)
        if (level < low || level >= high) continue
        const kind = (a > level ? 8 : 0) | (b > level ? 4 : 0) | (c > level ? 2 : 0) | (d > level ? 1 : 0)
        const isFullSaddle = (kind === 5 || kind === 10) && (a + b + c + d) / 4 > level
        const joins = (isFullSaddle ? FULL_SADDLES[kind] : JOINS[kind]) ?? []
        for (let end = 1; end < joins.length; end += 2) {
          const edge = edgeOf(joins[end - 1] ?? 0, index, width)
          following[which * edges + edge] = edgeOf(joins[end] ?? 0, index, width) + 1
          firsts[which]?.push(edge)
        }
      }
    }
  }
  return { following, firsts }
}

// Each point of a grid has two edges: to the right, and down.
function edgeOf(side: number, index: number, width: number): number {
  if (side === 0) return index * 2
  if (side === 1) return index * 2 + 1
  return side === 2 ? (index + width) * 2 : (index + 1) * 2 + 1
}

// Walks the loop that begins at an edge and takes its edges away; a loop that is gone has no points.
function traceLoop(grid: Grid, level: number, first: number, following: Int32Array, line: Line): void {
  const { values, columns, step, out } = grid
  const width = columns + 1
  line.length = 0
  for (let edge = first, next = following[edge] ?? 0; next > 0; next = following[edge] ?? 0) {
    following[edge] = 0
    const node = edge >> 1
    const isDown = (edge & 1) === 1
    const value = at(values, node)
    const other = at(values, isDown ? node + width : node + 1)
    const part = (level - value) / (other - value || 1)
    const column = node % width
    const row = (node / width) | 0
    line.x[line.length] = (column + (isDown ? 0 : part)) * step - out
    line.y[line.length] = (row + (isDown ? part : 0)) * step - out
    line.length++
    edge = next - 1
  }
}

// Even steps along the loop, calmed, as a closed quadratic curve. Specks give nothing.
function evenCurve(grid: Grid, loop: Line, gap: number): string {
  const { x, y, length } = loop
  const far = new Float64Array(length + 1)
  for (let index = 0; index < length; index++) {
    const to = index + 1 < length ? index + 1 : 0
    const dx = at(x, to) - at(x, index)
    const dy = at(y, to) - at(y, index)
    far[index + 1] = at(far, index) + Math.sqrt(dx * dx + dy * dy)
  }
  const total = at(far, length)
  if (total < Math.max(110, gap * 2)) return ''
  const count = Math.max(6, Math.round(total / gap))
  const xs = new Float64Array(count)
  const ys = new Float64Array(count)
  for (let step = 0, index = 0; step < count; step++) {
    const wanted = (step / count) * total
    while (at(far, index + 1) < wanted) index++
    const start = at(far, index)
    const part = (wanted - start) / (at(far, index + 1) - start || 1)
    const to = index + 1 < length ? index + 1 : 0
    xs[step] = at(x, index) + (at(x, to) - at(x, index)) * part
    ys[step] = at(y, index) + (at(y, to) - at(y, index)) * part
  }
  const evenXs = calmed(calmed(xs))
  const evenYs = calmed(calmed(ys))
  const shown = keepShown(grid, evenXs, evenYs)
  return shown > 2 ? closedCurve(evenXs.subarray(0, shown), evenYs.subarray(0, shown)) : ''
}

// Loops close far outside of the sheet. A point there is left out where the line stays on one side of the sheet for
// two points before it and two after it: what is seen keeps its shape. Moves the points that stay to the front and
// returns how many they are. Loops are four times as fast as `from` on typed arrays.
function keepShown({ columns, rows, step, out }: Grid, xs: Float64Array, ys: Float64Array): number {
  const far = out / 2
  const [right, low] = [columns * step - out - far, rows * step - out - far]
  const count = xs.length
  const sides = new Uint8Array(count)
  for (let index = 0; index < count; index++) {
    const x = at(xs, index)
    const y = at(ys, index)
    sides[index] = (x < -far ? 1 : 0) | (x > right ? 2 : 0) | (y < -far ? 4 : 0) | (y > low ? 8 : 0)
  }
  let shown = 0
  for (let index = 0; index < count; index++) {
    let shared = 15
    for (let other = -2; other <= 2; other++) shared &= sides[(index + other + count) % count] ?? 0
    if (shared !== 0) continue
    xs[shown] = at(xs, index)
    ys[shown] = at(ys, index)
    shown++
  }
  return shown
}

// Each number moves towards its neighbors. A loop is twice as fast as `map` on typed arrays.
function calmed(numbers: Float64Array): Float64Array {
  const moved = new Float64Array(numbers.length)
  const last = numbers.length - 1
  let before = at(numbers, last)
  for (let index = 0; index <= last; index++) {
    const number = at(numbers, index)
    moved[index] = (before + 2 * number + at(numbers, index < last ? index + 1 : 0)) / 4
    before = number
  }
  return moved
}

// Each curve ends halfway between two points, so that the mirrored control point of the next one is the next point
// itself: the short command `t` with its two numbers is enough. Points on even units make every half a whole number,
// and no rounding error is passed on.
function closedCurve(xs: Float64Array, ys: Float64Array): string {
  const count = xs.length
  const even = (numbers: Float64Array, index: number) => Math.round(at(numbers, index % count) / 2) * 2
  const half = (numbers: Float64Array, index: number) => (even(numbers, index) + even(numbers, index + 1)) / 2
  let x = half(xs, 0)
  let y = half(ys, 0)
  let path = `M${x}${spaced(y)}q${even(xs, 1) - x}${spaced(even(ys, 1) - y)}`
  for (let index = 1; index <= count; index++) {
    const nextX = half(xs, index)
    const nextY = half(ys, index)
    const byX = nextX - x
    path += `${index === 2 ? `t${byX}` : spaced(byX)}${spaced(nextY - y)}`
    x = nextX
    y = nextY
  }
  return `${path}z`
}

// A minus separates as well as a space.
function spaced(number: number): string {
  return number < 0 ? `${number}` : ` ${number}`
}

function at(numbers: Float64Array, index: number): number {
  return numbers[index] ?? 0
}
