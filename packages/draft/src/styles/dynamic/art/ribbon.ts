// A ribbon is a center line of straights and arcs; each line beside it is the same line at a distance, drawn with exact
// circular arcs.
import { short } from './lanes.ts'

/** A straight of a length, or an arc of a radius and a turn in degrees (clockwise is positive). */
export type Segment = readonly ['straight', length: number] | readonly ['arc', radius: number, turn: number]

export type Point = readonly [x: number, y: number]

type Stop = { readonly at: Point; readonly radius?: number; readonly sweep?: 0 | 1 }

/** One edge of a ribbon. */
export type Edge = { readonly first: Point; readonly stops: readonly Stop[] }

const MAX_TURN = 170
const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** The line at a distance from the center line; a positive one lies east of a line that goes south. */
export function edgeOf(
  distance: number,
  start: Point,
  direction: number,
  segments: readonly Segment[],
): Edge {
  let [x, y] = start
  let angle = direction
  const beside = (): Point => [x + Math.sin(angle) * distance, y - Math.cos(angle) * distance]
  const first = beside()
  const stops: Stop[] = []
  for (const segment of segments) {
    if (segment[0] === 'straight') {
      x += Math.cos(angle) * segment[1]
      y += Math.sin(angle) * segment[1]
      stops.push({ at: beside() })
      continue
    }
    const [, radius, turn] = segment
    const side = Math.sign(turn)
    const centerX = x - Math.sin(angle) * radius * side
    const centerY = y + Math.cos(angle) * radius * side
    const parts = Math.ceil(Math.abs(turn) / MAX_TURN)
    for (let part = 0; part < parts; part++) {
      angle += toRadians(turn) / parts
      x = centerX + Math.sin(angle) * radius * side
      y = centerY - Math.cos(angle) * radius * side
      stops.push({ at: beside(), radius: radius + distance * side, sweep: side > 0 ? 1 : 0 })
    }
  }
  return { first, stops }
}

const to = ([x, y]: Point) => `${short(x)} ${short(y)}`

/** Where an edge ends. */
export function endOf({ first, stops }: Edge): Point {
  return stops.at(-1)?.at ?? first
}

/** The path of an edge. Straights along an axis are short, and those that follow each other are one. */
export function line({ first, stops }: Edge): string {
  let before = to(first)
  const commands: string[] = []
  for (const { at, radius, sweep } of stops) {
    const [x, y] = at.map(short)
    const [oldX, oldY] = before.split(' ')
    before = to(at)
    if (radius !== undefined) {
      commands.push(`A${short(radius)} ${short(radius)} 0 0 ${sweep ?? 0} ${before}`)
      continue
    }
    const command = x === oldX ? `V${y}` : y === oldY ? `H${x}` : `L${before}`
    if (command[0] !== 'L' && commands.at(-1)?.startsWith(command[0] ?? '')) commands.pop()
    commands.push(command)
  }
  return `M${to(first)}${commands.join('')}`
}

/** How far left and down the center line reaches. */
export function reachOf(start: Point, direction: number, segments: readonly Segment[]): Point {
  let left = start[0]
  let low = start[1]
  // Small turns are exact enough for a margin.
  const fine = segments.flatMap((segment): Segment[] => {
    if (segment[0] === 'straight') return [segment]
    const parts = Math.ceil(Math.abs(segment[2]) / 9)
    return Array.from({ length: parts }, () => ['arc', segment[1], segment[2] / parts])
  })
  for (const { at } of edgeOf(0, start, direction, fine).stops) {
    left = Math.min(left, at[0])
    low = Math.max(low, at[1])
  }
  return [left, low]
}
