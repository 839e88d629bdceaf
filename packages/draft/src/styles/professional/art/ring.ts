// A ring of a seal: one line that swings between two envelopes, drawn again and again around the center. Numbers are
// whole; the unit is a thousandth of the radius.

/** How a ring is turned. `count` strands, each swinging `swings` times between `inner` and `outer`. */
export type Ring = {
  readonly count: number
  readonly swings: number
  readonly inner: number
  readonly outer: number
  /** How far the envelopes bulge, and how: never to points, a seal is not a gear. */
  readonly innerLobe?: number
  readonly outerLobe?: number
  readonly lobe?: Lobe
}

const LOBES = {
  round: (x: number) => Math.cos(x),
  arch: (x: number) => Math.abs(Math.cos(x / 2)) * 2 - 1,
  double: (x: number) => Math.cos(x) * 0.7 - Math.cos(2 * x) * 0.3,
} as const
/** A flower, a scallop, or a scallop with a smaller one between. */
export type Lobe = keyof typeof LOBES

const TURN = Math.PI * 2

/** The smallest number from `number` on that shares no divisor with `other`: then no two strands lie on each other. */
export function coprime(number: number, other: number): number {
  const common = (a: number, b: number): number => (b ? common(b, a % b) : a)
  let found = number
  while (common(found, other) > 1) found++
  return found
}

/** The strand of a ring as the `d` of a path. */
export function strand({
  count,
  swings,
  inner,
  outer,
  innerLobe = 0,
  outerLobe = 0,
  lobe = 'round',
}: Ring): string {
  const shape = LOBES[lobe]
  const radius = (angle: number) => {
    const low = inner + innerLobe * shape(count * angle)
    const high = outer + outerLobe * shape(count * angle)
    return (low + high) / 2 + ((high - low) / 2) * Math.cos(swings * angle)
  }
  const hasLobes = innerLobe !== 0 || outerLobe !== 0
  const steps = Math.max(swings * 8, hasLobes ? count * 5 : 0, count > 18 ? 0 : count * 7, 48)
  return closedLine(radius, steps)
}

/** Markup of a whole ring: the strand once, and turned copies of it. Copies of copies keep it short. */
export function ringMarkup(id: string, ring: Ring, width: number): string {
  const { count } = ring
  const step = 360 / count
  // The largest divisor up to the root: so many strands make a bundle, which is turned in its place.
  let bundle = 1
  for (let divisor = 2; divisor * divisor <= count; divisor++) if (count % divisor === 0) bundle = divisor
  const copies = (of: string, from: number, to: number, by: number) => {
    let uses = ''
    for (let copy = from; copy < to; copy++)
      uses += `<use href="#${of}" transform="rotate(${+(by * copy).toFixed(2)})"/>`
    return uses
  }
  const path = `<path id="${id}" d="${strand(ring)}"/>`
  if (bundle === 1) return `<g stroke-width="${width}">${path}${copies(id, 1, count, step)}</g>`
  const inside = `<g id="${id}b">${path}${copies(id, 1, bundle, step)}</g>`
  return `<g stroke-width="${width}">${inside}${copies(`${id}b`, 1, count / bundle, step * bundle)}</g>`
}

/** The angles in degrees by which the strands of a ring are turned, from 0. */
export function anglesOf({ count }: Ring): number[] {
  return Array.from({ length: count }, (_, copy) => +((360 / count) * copy).toFixed(2))
}

// One closed line through the radius of each angle, as relative cubic curves.
function closedLine(radius: (angle: number) => number, steps: number): string {
  const width = TURN / steps
  const nudge = 1e-4
  const at = (angle: number): [number, number] => {
    const r = radius(angle)
    return [r * Math.sin(angle), -r * Math.cos(angle)]
  }
  const points: [number, number][] = []
  const slopes: [number, number][] = []
  for (let step = 0; step <= steps; step++) {
    const angle = step * width
    const [afterX, afterY] = at(angle + nudge)
    const [beforeX, beforeY] = at(angle - nudge)
    points.push(at(angle))
    slopes.push([
      (((afterX - beforeX) / (2 * nudge)) * width) / 3,
      (((afterY - beforeY) / (2 * nudge)) * width) / 3,
    ])
  }
  let x = Math.round(points[0]?.[0] ?? 0)
  let y = Math.round(points[0]?.[1] ?? 0)
  const start = [x, y]
  let path = `M${x}${signed(y)}c`
  for (let step = 0; step < steps; step++) {
    const [fromX, fromY] = points[step] ?? [0, 0]
    const [toX, toY] = points[step + 1] ?? [0, 0]
    const [outX, outY] = slopes[step] ?? [0, 0]
    const [inX, inY] = slopes[step + 1] ?? [0, 0]
    const isLast = step === steps - 1
    const endX = isLast ? (start[0] ?? 0) : Math.round(toX)
    const endY = isLast ? (start[1] ?? 0) : Math.round(toY)
    const numbers = [
      Math.round(fromX + outX) - x,
      Math.round(fromY + outY) - y,
      Math.round(toX - inX) - x,
      Math.round(toY - inY) - y,
      endX - x,
      endY - y,
    ]
    path += numbers.map((number, index) => (step + index === 0 ? `${number}` : signed(number))).join('')
    x = endX
    y = endY
  }
  return `${path}z`
}

function signed(number: number): string {
  return number < 0 ? `${number}` : ` ${number}`
}
