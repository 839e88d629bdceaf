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
  /** 2 draws every second strand; a divisor of `count`. */
  readonly every?: number
}

const LOBES = {
  round: (x: number) => Math.cos(x),
  arch: (x: number) => Math.abs(Math.cos(x / 2)) * 2 - 1,
  double: (x: number) => Math.cos(x) * 0.7 - Math.cos(2 * x) * 0.3,
} as const
/** A flower, a scallop, or a scallop with a smaller one between. */
export type Lobe = keyof typeof LOBES

const TURN = Math.PI * 2
const NUDGE = 1e-4

/**
 * The smallest number from `number` on that shares no divisor with `other`: then no two strands lie on each other.
 */
export function coprime(number: number, other: number): number {
  const common = (a: number, b: number): number => (b ? common(b, a % b) : a)
  let found = number
  while (common(found, other) > 1) found++
  return found
}

// The strand of a ring as the `d` of a path.
function strand({ count, swings, inner, outer, innerLobe = 0, outerLobe = 0, lobe = 'round' }: Ring): string {
  const shape = LOBES[lobe]
  const radius = (angle: number) => {
    const low = inner + innerLobe * shape(count * angle)
    const high = outer + outerLobe * shape(count * angle)
    return (low + high) / 2 + ((high - low) / 2) * Math.cos(swings * angle)
  }
  const hasLobes = innerLobe !== 0 || outerLobe !== 0
  const steps = Math.max(swings * 6, hasLobes ? count * 4 : 0, count > 18 ? 0 : count * 6, 48)
  return closedLine(radius, steps)
}

/** Markup of a whole ring: the strand once, and turned copies of it. Copies of copies keep it short. */
export function ringMarkup(id: string, ring: Ring, width: number): string {
  const count = ring.count / (ring.every ?? 1)
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

// One closed line through the radius of each angle, as relative cubic curves; their handles mirror each other, which
// the short command `s` leaves out. Every strand is its own mirror image, so that the radius is asked for on one side
// only.
function closedLine(radius: (angle: number) => number, steps: number): string {
  const width = TURN / steps
  const xs = new Float64Array(steps + 1)
  const ys = new Float64Array(steps + 1)
  // A third of the way that the line would take to the next point if it went straight on.
  const slopeXs = new Float64Array(steps + 1)
  const slopeYs = new Float64Array(steps + 1)
  for (let step = 0; step <= steps / 2; step++) {
    const angle = step * width
    const sine = Math.sin(angle)
    const cosine = Math.cos(angle)
    const far = radius(angle)
    const growth = (radius(angle + NUDGE) - radius(angle - NUDGE)) / (2 * NUDGE)
    const slopeX = ((growth * sine + far * cosine) * width) / 3
    const slopeY = ((far * sine - growth * cosine) * width) / 3
    const mirrored = steps - step
    xs[step] = far * sine
    xs[mirrored] = -far * sine
    ys[step] = ys[mirrored] = -far * cosine
    slopeXs[step] = slopeXs[mirrored] = slopeX
    slopeYs[step] = slopeY
    slopeYs[mirrored] = -slopeY
  }
  const at = (numbers: Float64Array, step: number) => numbers[step] ?? 0
  let x = Math.round(at(xs, 0))
  let y = Math.round(at(ys, 0))
  let path = `M${x}${signed(y)}c`
  for (let step = 0; step < steps; step++) {
    const next = step + 1
    const endX = Math.round(at(xs, next))
    const endY = Math.round(at(ys, next))
    const handleX = Math.round(at(xs, next) - at(slopeXs, next)) - x
    if (step === 0)
      path += `${Math.round(at(slopeXs, 0))}${signed(Math.round(at(slopeYs, 0)))}${signed(handleX)}`
    else path += step === 1 ? `s${handleX}` : signed(handleX)
    path += signed(Math.round(at(ys, next) - at(slopeYs, next)) - y) + signed(endX - x) + signed(endY - y)
    x = endX
    y = endY
  }
  return `${path}z`
}

function signed(number: number): string {
  return number < 0 ? `${number}` : ` ${number}`
}
