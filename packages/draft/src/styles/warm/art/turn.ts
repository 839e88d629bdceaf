import { drawing } from '../../../html.ts'
import type { Random } from '../../../seed/seeded-random.ts'
import { mix, type Point, through, whole } from './paper.ts'

export type Kind =
  | 'jug'
  | 'round'
  | 'bottle'
  | 'tall'
  | 'pot'
  | 'cup'
  | 'bowl'
  | 'pear'
  | 'apple'
  | 'stone'
  | 'teapot'
  | 'candle'

/** Half-widths at heights 0-1, as a part of the widest half-width: everything is turned on a lathe. */
const profiles: Record<Kind, readonly Point[]> = {
  jug: [
    [0, 0.62],
    [0.12, 0.82],
    [0.36, 1],
    [0.58, 0.86],
    [0.78, 0.54],
    [0.9, 0.5],
    [1, 0.6],
  ],
  round: [
    [0, 0.46],
    [0.15, 0.8],
    [0.42, 1],
    [0.66, 0.84],
    [0.82, 0.44],
    [0.92, 0.36],
    [1, 0.44],
  ],
  bottle: [
    [0, 0.88],
    [0.08, 1],
    [0.44, 0.97],
    [0.56, 0.78],
    [0.66, 0.36],
    [0.92, 0.3],
    [1, 0.38],
  ],
  tall: [
    [0, 0.7],
    [0.2, 0.84],
    [0.55, 1],
    [0.8, 0.9],
    [0.92, 0.72],
    [1, 0.8],
  ],
  pot: [
    [0, 0.74],
    [0.2, 0.92],
    [0.6, 1],
    [0.9, 0.9],
    [1, 0.92],
  ],
  cup: [
    [0, 0.6],
    [0.14, 0.8],
    [0.5, 0.94],
    [1, 1],
  ],
  bowl: [
    [0, 0.36],
    [0.06, 0.4],
    [0.3, 0.74],
    [0.65, 0.94],
    [1, 1],
  ],
  pear: [
    [0, 0.4],
    [0.1, 0.8],
    [0.32, 1],
    [0.52, 0.84],
    [0.72, 0.5],
    [0.9, 0.4],
    [1, 0.16],
  ],
  apple: [
    [0, 0.42],
    [0.14, 0.84],
    [0.48, 1],
    [0.8, 0.84],
    [1, 0.36],
  ],
  stone: [
    [0, 0.5],
    [0.2, 0.88],
    [0.5, 1],
    [0.8, 0.86],
    [1, 0.46],
  ],
  teapot: [
    [0, 0.56],
    [0.18, 0.88],
    [0.48, 1],
    [0.8, 0.8],
    [1, 0.46],
  ],
  candle: [
    [0, 1],
    [0.5, 0.97],
    [1, 0.95],
  ],
}

/** Things without a mouth. */
const closed: readonly Kind[] = ['pear', 'apple', 'stone']

/** A turned thing: its outline, its shaded third and the places other things hold on to. */
export interface Turned {
  body: string
  dark: string
  band: (from: number, to: number) => string
  at: (height: number, side: number) => Point
  centerX: number
  rimX: number
  rimY: number
  top: number
  y: number
  h: number
  foot: number
  open: boolean
}

/** Returns the half-width of a profile at a height: a Catmull-Rom curve, so that shoulders are soft. */
function halfWidth(profile: readonly Point[], height: number): number {
  let index = 1
  while (index < profile.length - 1 && height > (profile[index] as Point)[0]) index++
  const [t0, w0] = profile[index - 1] as Point
  const [t1, w1] = profile[index] as Point
  const span = t1 - t0
  const u = (height - t0) / span
  const before = profile[index - 2] ?? [t0 - span, w0 - (w1 - w0) * 0.4]
  const after = profile[index + 1] ?? [t1 + span, w1]
  const m0 = ((w1 - before[1]) / (t1 - before[0])) * span
  const m1 = ((after[1] - w0) / (after[0] - t0)) * span
  return (
    (2 * u ** 3 - 3 * u * u + 1) * w0 +
    (u ** 3 - 2 * u * u + u) * m0 +
    (3 * u * u - 2 * u ** 3) * w1 +
    (u ** 3 - u * u) * m1
  )
}

/** Turns a thing on the axis x with its foot at y. Scissors made it: the two sides differ a little. */
export function turn(random: Random, kind: Kind, x: number, y: number, w: number, h: number): Turned {
  const profile = profiles[kind].map(([t, v]): Point => [t, v * (1 + (random() - 0.5) * 0.05)])
  const left = 1 + (random() - 0.5) * 0.07
  const lean = (random() - 0.5) * 0.035 * h
  const at = (t: number, side: number): Point => [
    x + lean * t * t + side * w * halfWidth(profile, t) * (side < 0 ? left : 1),
    y - h * t,
  ]
  // A curve through the profile's own heights is as round as one through more of them, and half as long to write.
  const cuts = profiles[kind].map(([t]) => t)
  const right = cuts.map((t) => at(t, 1))
  const leftSide = cuts.map((t) => at(t, -1))
  const [rimRight, rimLeft] = [at(1, 1)[0], at(1, -1)[0]]
  const rimX = (rimRight - rimLeft) / 2
  const centerX = (rimRight + rimLeft) / 2
  const rimY = Math.max(3, rimX * 0.2)
  const foot = w * (profile[0] as Point)[1] * 0.2
  const open = !closed.includes(kind)
  const start = right[0] as Point
  const end = leftSide.at(-1) as Point
  const corner = `${whole(start[0])} ${whole(start[1])}`
  const lip = open
    ? `Q${whole(centerX)} ${whole(y - h + rimY * 2)} ${whole(end[0])} ${whole(end[1])}`
    : `Q${whole(centerX)} ${whole(y - h - 3)} ${whole(end[0])} ${whole(end[1])}`
  const body = drawing`
    M${corner}${through(right)}${lip}${through([...leftSide].reverse())}
    Q${whole(x)} ${whole(y + foot * 2)} ${corner}z
  `
  const inner = cuts
    .map((t): Point => {
      const [edge, height] = at(t, 1)
      return [mix(edge, x + lean * t * t, 0.6 + 0.05 * Math.sin(t * 4)), height]
    })
    .reverse()
    .filter(([, height], index) => !open || index === 0 || height > y - h + rimY * 1.1)
  const first = inner[0] as Point
  const begin: Point = [first[0], first[1] + (open ? rimY * 0.85 : 0)]
  const bottom = inner.at(-1) as Point
  const dark = drawing`
    M${corner}${through(right)}
    L${whole(begin[0])} ${whole(begin[1])}${through([begin, ...inner.slice(1)])}
    Q${whole(mix(bottom[0], start[0], 0.5))} ${whole(y + foot * 1.1)} ${corner}z
  `
  const band = (from: number, to: number) => {
    const [a0, b0, a1, b1] = [at(from, -1), at(from, 1), at(to, -1), at(to, 1)]
    const [am, bm] = [at((from + to) / 2, -1), at((from + to) / 2, 1)]
    const sag = (b0[0] - a0[0]) * 0.18
    const p = (point: Point) => `${whole(point[0])} ${whole(point[1])}`
    return drawing`
      M${p(a0)}Q${whole(x)} ${whole(a0[1] + sag)} ${p(b0)}Q${p(bm)} ${p(b1)}
      Q${whole(x)} ${whole(b1[1] + sag)} ${p(a1)}Q${p(am)} ${p(a0)}z
    `
  }
  return { body, dark, band, at, centerX, rimX, rimY, top: y - h, y, h, foot, open }
}
