// What a picture is cut along: lines of the same kind as those of the chart, in their own boxes of 1 × 1.
import { html, ownMarkup, type SafeHtml } from '../../../html.ts'
import { between, seededRandom } from '../../../seed/seeded-random.ts'

type Point = readonly [x: number, y: number]

/** The contour of a portrait, as the clip path `shore`, and the two lines round it. */
export function shoreline(seed: string): SafeHtml {
  const ring = ringsOf(seed)
  const line = (grow: number) =>
    `<path d="${smooth(ring(grow), 'closed')}Z" vector-effect="non-scaling-stroke"/>`
  return html`
    <svg class="around" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      ${ownMarkup(
        `<clipPath id="shore" clipPathUnits="objectBoundingBox"><path d="${smooth(ring(1), 'closed')}Z"/></clipPath>` +
          `<g class="ln">${line(1.06)}${line(1.12)}</g>`,
      )}
    </svg>
  `
}

/** The same contour as a shape in a box of 1 × 1. */
export function shore(seed: string): SafeHtml {
  return ownMarkup(`<path d="${smooth(ringsOf(seed)(1), 'closed')}Z"/>`)
}

/** Returns a function that returns the contour as path data in a box of this size, grown around its middle. */
export function shoreIn(seed: string, width: number, height: number): (grow: number) => string {
  const ring = ringsOf(seed)
  return (grow) => {
    const points = ring(grow).map(([x, y]): Point => [x * width, y * height])
    return `${smooth(points, 'closed')}Z`
  }
}

/** Returns a function that returns the contour grown around its middle. */
function ringsOf(seed: string): (grow: number) => readonly Point[] {
  const next = seededRandom(`${seed}:shore`)
  const waves = [2, 3, 5].map((count) => ({
    count,
    size: between(next, 0.4, 1) * (0.12 / count),
    from: between(next, 0, Math.PI * 2),
  }))
  const drawn = Array.from({ length: 14 }, (_, index): Point => {
    const angle = (index / 14) * Math.PI * 2
    const swing = waves.reduce((sum, { count, size, from }) => sum + size * Math.cos(count * angle + from), 0)
    return [(0.45 + swing) * Math.cos(angle), (0.45 + swing) * Math.sin(angle)]
  })
  // As wide and as high as the picture has room for.
  const fit = ([0, 1] as const).map((axis) => {
    const places = drawn.map((point) => point[axis])
    const [least, most] = [Math.min(...places), Math.max(...places)]
    return { middle: (least + most) / 2, scale: 0.97 / (most - least) }
  })
  return (grow) =>
    drawn.map((point): Point => {
      const [x = 0, y = 0] = fit.map(
        ({ middle, scale }, axis) => 0.5 + ((point[axis] ?? 0) - middle) * scale * grow,
      )
      return [x, y]
    })
}

/** The lower edge of a picture of the place, as the clip path `tide`, and the two lines under it. */
export function waterline(seed: string): SafeHtml {
  const next = seededRandom(`${seed}:tide`)
  const points = Array.from({ length: 7 }, (_, index): Point => [index / 6, between(next, 0.8, 0.94)])
  const edge = (lower: number) => smooth(points.map(([x, y]): Point => [x, y + lower]))
  const line = (lower: number) => `<path d="${edge(lower)}" vector-effect="non-scaling-stroke"/>`
  return html`
    <svg class="around" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      ${ownMarkup(
        `<clipPath id="tide" clipPathUnits="objectBoundingBox"><path d="${edge(0)}V0H0Z"/></clipPath>` +
          `<g class="ln">${line(0.03)}${line(0.06)}</g>`,
      )}
    </svg>
  `
}

// A curve through all points (Catmull and Rom, as cubics).
function smooth(points: readonly Point[], end?: 'closed'): string {
  const last = points.length - 1
  const at = (index: number): Point => {
    const place = end ? (index + points.length) % points.length : Math.max(0, Math.min(last, index))
    return points[place] ?? [0, 0]
  }
  const short = (value: number) => value.toFixed(3).replace(/^0\./, '.')
  let path = `M${at(0).map(short).join(' ')}`
  for (let index = 0; index < (end ? points.length : last); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const pull = (one: Point, other: Point, sign: number, anchor: Point) =>
      anchor
        .map((value, axis) => short(value + (sign * ((other[axis] ?? 0) - (one[axis] ?? 0))) / 6))
        .join(' ')
    path += `C${pull(before, to, 1, from)} ${pull(from, after, -1, to)} ${to.map(short).join(' ')}`
  }
  return path
}
