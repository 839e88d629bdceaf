import { drawing } from '../../../html.ts'
import type { WarmPalette } from '../palette.ts'

export type Point = readonly [x: number, y: number]

/** The colored papers that pictures are cut from. */
export type Papers = WarmPalette['colors'] & {
  leaf: string
  leaf2: string
  frame: string
  terracotta: string
}

const leafOf = { sage: '#4d5a2c', clay: '#5c6a38', wood: '#66703c', berry: '#66703c' }

/** Returns the papers of one palette: its colors and four that only pictures use. */
export function papersOf({ family, colors }: WarmPalette): Papers {
  return {
    ...colors,
    leaf: leafOf[family],
    leaf2: '#8d9455',
    frame: colors.sheet,
    terracotta: family === 'clay' ? colors.deep : '#b85a3a',
  }
}

/** Writes a coordinate: pictures are drawn large enough for whole numbers. */
export const whole = (value: number): string => String(Math.round(value))

/** Returns the number between a and b at the part u (0-1) of the way. */
export const mix = (a: number, b: number, u: number): number => a + (b - a) * u

/** Returns a darker paper of the same color. */
export function darker(hex: string, by = 0.84): string {
  const value = Number.parseInt(hex.slice(1), 16)
  const channel = (shift: number, part: number) =>
    Math.round(((value >> shift) & 255) * part)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(16, by)}${channel(8, by * 0.965)}${channel(0, by * 0.91)}`
}

/** Returns a filled path. */
export const fill = (d: string, color: string): string => `<path fill="${color}" d="${shortPath(d)}"/>`

/** Returns a stroked path; the sheet gives its ends a round cap where a picture stands on a page. */
export const stroke = (d: string, color: string, width: number): string =>
  `<path fill="none" stroke="${color}" stroke-width="${whole(width)}" d="${shortPath(d)}"/>`

/** Returns an ellipse, such as a shadow on the table. */
export const ellipse = (color: string, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse fill="${color}" cx="${whole(x)}" cy="${whole(y)}" rx="${whole(rx)}" ry="${whole(ry)}"/>`

/**
 * Continues a path close to points as quadratic curves; the pen stands on the first point already. Each curve ends
 * halfway between two control points, so that the next control point mirrors the last one and is not written. A
 * control point lies outside of its point by as much as the curve passes inside of it. On even units all halves are
 * whole numbers.
 */
export function through(points: readonly Point[]): string {
  const last = points.at(-1) as Point
  const controls = points.slice(1, -1).map((point, index): Point => {
    const [before, after] = [points[index] as Point, points[index + 2] as Point]
    const outside = (axis: 0 | 1) => point[axis] + (2 * point[axis] - before[axis] - after[axis]) / 8
    return [Math.round(outside(0) / 2) * 2, Math.round(outside(1) / 2) * 2]
  })
  const ends = controls.map(([x, y], index) => {
    const next = controls[index + 1]
    return next ? `${(x + next[0]) / 2} ${(y + next[1]) / 2}` : `${whole(last[0])} ${whole(last[1])}`
  })
  const first = controls[0]
  if (!first) return `L${whole(last[0])} ${whole(last[1])}`
  return `Q${first[0]} ${first[1]} ${ends.join('T')}`
}

/** Returns a leaf from (x, y) in the direction of the angle (radians), as one closed curve. */
export function leaf(x: number, y: number, angle: number, length: number, width: number): string {
  const tipX = x + Math.cos(angle) * length
  const tipY = y + Math.sin(angle) * length
  const [middleX, middleY] = [(x + tipX) / 2, (y + tipY) / 2]
  const [outX, outY] = [-Math.sin(angle) * width, Math.cos(angle) * width]
  return drawing`
    M${whole(x)} ${whole(y)}
    Q${whole(middleX + outX)} ${whole(middleY + outY)} ${whole(tipX)} ${whole(tipY)}
    Q${whole(middleX - outX)} ${whole(middleY - outY)} ${whole(x)} ${whole(y)}z
  `
}

/** Returns a dot for a stroked path, which is as wide as the stroke: round ends of a line without a length. */
export const dot = (x: number, y: number): string => `M${whole(x)} ${whole(y)}h0`

/** How many numbers one use of a command takes, by the code of its capital letter. */
const argumentsOf: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
}

/**
 * Rewrites a path of whole numbers with relative commands and without needless separators: about a third shorter.
 * Knows the commands in argumentsOf, absolute and relative. Reads character by character: a page has 40 KB of paths.
 */
export function shortPath(d: string): string {
  let out = ''
  let [x, y, startX, startY, at] = [0, 0, 0, 0, 0]
  let command = 'M'
  let last = ''
  const end = d.length
  while (at < end) {
    const code = d.charCodeAt(at)
    if (code > 64) command = d[at++] as string
    const upper = command.toUpperCase()
    const count = argumentsOf[upper] ?? 0
    const isRelative = command !== upper
    if (count === 0) {
      out += 'z'
      last = 'z'
      x = startX
      y = startY
      continue
    }
    const letter = upper.toLowerCase()
    let separator = letter === last && letter !== 'm' ? ' ' : letter
    let [dx, dy] = [0, 0]
    for (let index = 0; index < count; index++) {
      let value = 0
      let sign = 1
      let next = d.charCodeAt(at)
      while (next === 32) next = d.charCodeAt(++at)
      if (next === 45) {
        sign = -1
        next = d.charCodeAt(++at)
      }
      while (next > 47 && next < 58) {
        value = value * 10 + next - 48
        next = d.charCodeAt(++at)
      }
      value *= sign
      // Of the seven numbers of an arc, the last two are a point.
      const isPoint = upper !== 'A' || index > 4
      const isY = upper === 'V' || (upper === 'A' ? index === 6 : upper !== 'H' && index % 2 === 1)
      if (isPoint && !isRelative) value -= isY ? y : x
      if (isY) dy = value
      else if (isPoint) dx = value
      out += value < 0 && separator === ' ' ? value : separator + value
      separator = ' '
    }
    while (d.charCodeAt(at) === 32) at++
    x += dx
    y += dy
    if (upper === 'M') {
      startX = x
      startY = y
    }
    last = letter
  }
  return out.startsWith('m') ? `M${out.slice(1)}` : out
}
