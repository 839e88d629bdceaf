// Contours of a grid: marching squares, evened out and drawn as closed curves in whole units.
import type { Grid } from './terrain.ts'

type Point = [number, number]

// Edges of a cell that a contour joins, by which of its corners lie above: 0 top, 1 left, 2 bottom, 3 right. What is
// above stays on the same side of the line, so that loops run one way.
const JOINS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[2, 1]],
  2: [[3, 2]],
  3: [[3, 1]],
  4: [[0, 3]],
  6: [[0, 2]],
  7: [[0, 1]],
  8: [[1, 0]],
  9: [[2, 0]],
  11: [[3, 0]],
  12: [[1, 3]],
  13: [[2, 3]],
  14: [[1, 2]],
}
const SADDLES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '5full': [
    [0, 1],
    [2, 3],
  ],
  '5': [
    [0, 3],
    [2, 1],
  ],
  '10full': [
    [1, 2],
    [3, 0],
  ],
  '10': [
    [1, 0],
    [3, 2],
  ],
}

/** A height, and about how far the points of its contour lie apart: more is fewer bytes. */
export type Level = { readonly at: number; readonly gap: number }

/** The contours of levels, each as the `d` of a path. All levels are followed in one walk over the grid. */
export function contourPaths(grid: Grid, levels: readonly Level[]): string[] {
  return loopsOf(
    grid,
    levels.map(({ at }) => at),
  ).map((loops, index) => {
    const gap = levels[index]?.gap ?? 60
    return loops.map((loop) => evenCurve(loop, gap)).join('')
  })
}

// Closed loops around everything above each level.
function loopsOf({ values, columns, rows, step, out }: Grid, levels: readonly number[]): Point[][][] {
  const width = columns + 1
  const at = (index: number) => values[index] ?? 0
  const ends = levels.map(() => new Map<number, number>())
  const lowest = Math.min(...levels)
  const highest = Math.max(...levels)
  for (let row = 0; row < rows; row++) {
    for (let index = row * width, last = index + columns; index < last; index++) {
      const a = at(index)
      const b = at(index + 1)
      const c = at(index + width + 1)
      const d = at(index + width)
      const low = Math.min(Math.min(a, b), Math.min(c, d))
      const high = Math.max(Math.max(a, b), Math.max(c, d))
      if (high <= lowest || low > highest) continue
      for (let which = 0; which < levels.length; which++) {
        const level = levels[which] ?? 0
        if (level < low || level >= high) continue
        const kind = (a > level ? 8 : 0) | (b > level ? 4 : 0) | (c > level ? 2 : 0) | (d > level ? 1 : 0)
        const edges = [index * 2, index * 2 + 1, (index + width) * 2, (index + 1) * 2 + 1]
        const isFull = (a + b + c + d) / 4 > level
        const joins = JOINS[kind] ?? SADDLES[`${kind}${isFull ? 'full' : ''}`] ?? []
        for (const [from, to] of joins) ends[which]?.set(edges[from] ?? 0, edges[to] ?? 0)
      }
    }
  }
  const point = (edge: number, level: number): Point => {
    const node = edge >> 1
    const column = node % width
    const row = (node / width) | 0
    const isDown = (edge & 1) === 1
    const value = at(node)
    const other = at(isDown ? node + width : node + 1)
    const part = (level - value) / (other - value || 1)
    return [(column + (isDown ? 0 : part)) * step - out, (row + (isDown ? part : 0)) * step - out]
  }
  return ends.map((following, which) => {
    const loops: Point[][] = []
    for (const first of following.keys()) {
      const loop: Point[] = []
      for (let edge: number | undefined = first; edge !== undefined && following.has(edge); ) {
        const next = following.get(edge)
        following.delete(edge)
        loop.push(point(edge, levels[which] ?? 0))
        edge = next
      }
      if (loop.length > 6) loops.push(loop)
    }
    return loops
  })
}

// Even steps along the loop, calmed, as a closed Catmull-Rom curve. Specks give nothing.
function evenCurve(loop: readonly Point[], gap: number): string {
  const far = [0]
  for (let index = 0; index < loop.length; index++) {
    const [x, y] = loop[index] ?? [0, 0]
    const [toX, toY] = loop[(index + 1) % loop.length] ?? [0, 0]
    far.push((far[index] ?? 0) + Math.sqrt((toX - x) ** 2 + (toY - y) ** 2))
  }
  const total = far[far.length - 1] ?? 0
  if (total < Math.max(110, gap * 2)) return ''
  const count = Math.max(6, Math.round(total / gap))
  const points: Point[] = []
  for (let step = 0, index = 0; step < count; step++) {
    const wanted = (step / count) * total
    while ((far[index + 1] ?? total) < wanted) index++
    const start = far[index] ?? 0
    const part = (wanted - start) / ((far[index + 1] ?? total) - start || 1)
    const [x, y] = loop[index] ?? [0, 0]
    const [toX, toY] = loop[(index + 1) % loop.length] ?? [0, 0]
    points.push([x + (toX - x) * part, y + (toY - y) * part])
  }
  return closedCurve(calmed(calmed(points)))
}

// Each point moves towards its neighbors.
function calmed(points: readonly Point[]): Point[] {
  return points.map(([x, y], index) => {
    const [fromX, fromY] = points[(index - 1 + points.length) % points.length] ?? [x, y]
    const [toX, toY] = points[(index + 1) % points.length] ?? [x, y]
    return [(fromX + 2 * x + toX) / 4, (fromY + 2 * y + toY) / 4]
  })
}

// Mirrored handles let the short command `s` do the work; numbers are relative and whole.
function closedCurve(points: readonly Point[]): string {
  const count = points.length
  const at = (index: number): Point => points[(index + count) % count] ?? [0, 0]
  const handle = (index: number): Point => {
    const [fromX, fromY] = at(index - 1)
    const [toX, toY] = at(index + 1)
    return [(toX - fromX) / 6, (toY - fromY) / 6]
  }
  const [firstX, firstY] = at(0)
  let x = Math.round(firstX)
  let y = Math.round(firstY)
  let path = `M${x} ${y}`
  for (let index = 1; index <= count; index++) {
    const [handleX, handleY] = handle(index)
    const [pointX, pointY] = at(index)
    const nextX = Math.round(pointX)
    const nextY = Math.round(pointY)
    const numbers = [Math.round(pointX - handleX) - x, Math.round(pointY - handleY) - y, nextX - x, nextY - y]
    if (index === 1) {
      const [startX, startY] = handle(0)
      path += `c${[Math.round(firstX + startX) - x, Math.round(firstY + startY) - y, ...numbers].join(' ')}`
    } else path += `${index === 2 ? 's' : ' '}${numbers.join(' ')}`
    x = nextX
    y = nextY
  }
  return `${path}z`.replaceAll(' -', '-')
}
