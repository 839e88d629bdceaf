import { drawing } from '../../../html.ts'
import { between, type Random, seededRandom } from '../../../seed/seeded-random.ts'
import type { ArtField } from '../../art-field.ts'
import { extent, mirror, place, readPath, type Segment, short, writePath } from './pen.ts'
import { aboutOf, castOf, type ThingName, things } from './scenes.ts'
import type { Disc } from './thing.ts'

/** A picture with its own size, for an <svg> of one line. */
export interface LinePicture {
  width: number
  height: number
  /** The inside of an SVG whose viewBox is "0 0 width height". */
  inside: string
}

/** Some things are drawn narrower than they were written. */
const narrowed: Partial<Record<ThingName, number>> = {
  hills: 0.84,
  mountain: 0.8,
  stairs: 0.8,
  bounce: 0.86,
  waves: 0.86,
}

/** The height of the ground in a hero picture of 720 x 520. */
const ground = 512

interface Placed {
  w: number
  h: number
  segments: Segment[]
  disc: Disc
  isUnder: boolean
  isHalf: boolean
}

function draw(name: ThingName, random: Random): Placed {
  const { w, h, d, disc, under = false, half = false } = things[name](random)
  const scale = narrowed[name] ?? 1
  const segments = readPath(d).map((segment) => segment.map((value, at) => (at % 2 ? value : value * scale)))
  return {
    w: w * scale,
    h,
    segments,
    disc: [disc[0] * scale, disc[1], disc[2]],
    isUnder: under,
    isHalf: half,
  }
}

/** A tall and a low thing close together, threaded on one line from 0 to width, and the one disc. */
interface Pair {
  segments: Segment[]
  disc: Disc
  isHalf: boolean
  /** Where the thing that the disc belongs to begins and ends. */
  owner: readonly [from: number, to: number]
  width: number
}

function drawPair(seed: string, field: ArtField): Pair {
  const { tall, low, random } = castOf(seed, field)
  const names = random() < 0.55 ? [tall, low] : [low, tall]
  const owner = things[low](seededRandom('')).under && random() < 0.4 ? low : tall
  const segments: Segment[] = []
  const straight = (from: number, to: number): Segment => [from, 0, from, 0, to, 0, to, 0]
  let x = 0
  let disc: Disc = [0, 0, 0]
  let isHalf = false
  let ownerExtent: Pair['owner'] = [0, 0]
  for (const [index, name] of names.entries()) {
    const drawing = draw(name, random)
    const isMirrored = random() < 0.5
    const parts = isMirrored ? mirror(drawing.segments, drawing.w) : drawing.segments
    const discX = isMirrored ? drawing.w - drawing.disc[0] : drawing.disc[0]
    let [from, to] = extent(parts)
    if (name === owner) {
      from = Math.min(from, discX - drawing.disc[2])
      to = Math.max(to, discX + drawing.disc[2])
    }
    const start = x + (index > 0 ? between(random, 34, 62) : 0) - from
    segments.push(straight(x, start), ...place(parts, 1, start, 0))
    if (name === owner) {
      disc = [discX + start, drawing.disc[1], drawing.disc[2]]
      isHalf = drawing.isHalf
      ownerExtent = [start + from, start + to]
    }
    x = start + to
    segments.push(straight(start + drawing.w, x))
  }
  const drawn = segments.filter((segment) => segment.some((value, at) => value !== segment[at % 2]))
  return { segments: drawn, disc, isHalf, owner: ownerExtent, width: x }
}

/** Returns a disc, whole or half behind the ground. */
function discShape([x, y, radius]: Disc, isHalf: boolean, attributes: string): string {
  const r = short(radius)
  return isHalf
    ? `<path ${attributes} d="M${short(x - radius)} ${short(y)}A${r} ${r} 0 0 1 ${short(x + radius)} ${short(y)}z"/>`
    : `<circle ${attributes} cx="${short(x)}" cy="${short(y)}" r="${r}"/>`
}

/** Returns the inside of the hero picture, 720 x 520: the line comes from far left, becomes a pair and leaves at the right. */
export function heroLine(seed: string, field: ArtField): string {
  const pair = drawPair(seed, field)
  const scale = Math.min(1.08, 540 / pair.width)
  const left = 636 - pair.width * scale
  const [x, y, radius] = pair.disc
  const disc: Disc = [x * scale + left, y * scale + ground, radius * scale]
  return drawing`
    ${discShape(disc, pair.isHalf, 'class="disc"')}<path d="M-4000 ${ground}H${short(left)}"/><path
    class="pen" pathLength="1"
    d="M${short(left)} ${ground}${writePath(place(pair.segments, scale, left, ground))}H780"/>
  `
}

/**
 * Returns the inside of the hero picture with a visit in place of the pair: two chairs that face each other, between them what
 * it is about, and over it the light.
 */
export function heroVisit(seed: string, field: ArtField): string {
  const random = seededRandom(`${seed}/visit`)
  const one = draw('chair', random)
  const other = draw('chair', random)
  const name = aboutOf(field)
  const about = draw(name, seededRandom(`${seed}/about`))
  const parts = random() < 0.5 ? mirror(about.segments, about.w) : about.segments
  const [from, to] = extent(parts)
  const size = Math.min(0.92, 190 / about.h, 230 / (to - from))
  const gap = between(random, 40, 54)
  const shown = [
    { segments: one.segments, size: 1 },
    { segments: parts, size },
    { segments: mirror(other.segments, other.w), size: 1 },
  ].map((thing) => ({ ...thing, ends: extent(thing.segments) }))
  const width = shown.reduce((sum, { ends, size: part }) => sum + (ends[1] - ends[0]) * part, 2 * gap)
  const scale = Math.min(1.1, 560 / width)
  const left = 660 - width * scale
  let x = left
  const middles: number[] = []
  const line = shown.map(({ segments, size: part, ends }) => {
    const at = x - ends[0] * part * scale
    const end = x + (ends[1] - ends[0]) * part * scale
    middles.push((x + end) / 2)
    x = end + gap * scale
    return `H${short(at)}${writePath(place(segments, part * scale, at, ground))}`
  })
  const radius = between(random, 42, 52)
  const top = Math.max(about.h * size, 120) * scale
  const disc: Disc = [middles[1] ?? 0, ground - top - radius - between(random, 22, 40), radius]
  return drawing`
    ${discShape(disc, false, 'class="disc"')}<path d="M-4000 ${ground}H${short(left)}"/><path
    class="pen" pathLength="1" d="M${short(left)} ${ground}${line.join('')}H780"/>
  `
}

/**
 * Where a pair stands on a ground line: its right edge, the ends of the line and the greatest size, in units of the
 * picture.
 */
export interface PairPlace {
  from: number
  right: number
  end: number
  y: number
  widest: number
  most: number
}

/** Returns the pair with its disc in given colors, standing at the right end of a ground line. */
export function pairOnLine(
  seed: string,
  field: ArtField,
  at: PairPlace,
  colors: { ink: string; disc: string },
): string {
  const pair = drawPair(seed, field)
  const { scale, left } = fitPair(pair, at)
  const [x, y, radius] = pair.disc
  const disc: Disc = [x * scale + left, y * scale + at.y, radius * scale]
  const path = writePath(place(pair.segments, scale, left, at.y))
  return drawing`
    ${discShape(disc, pair.isHalf, `fill="${colors.disc}"`)}
    <path fill="none" stroke="${colors.ink}" stroke-linejoin="round"
      d="M${at.from} ${at.y}H${short(left)}${path}H${at.end}"/>
  `
}

/** Returns from where to where the thing with the disc reaches in the picture of `pairOnLine`. */
export function discThingOnLine(seed: string, field: ArtField, at: PairPlace): [from: number, to: number] {
  const pair = drawPair(seed, field)
  const { scale, left } = fitPair(pair, at)
  return [pair.owner[0] * scale + left, pair.owner[1] * scale + left]
}

function fitPair({ width }: Pair, { right, widest, most }: PairPlace): { scale: number; left: number } {
  const scale = Math.min(most, widest / width)
  return { scale, left: right - width * scale }
}

/** Returns one thing on a section's line. The disc is never here. */
export function motif(name: ThingName, seed: string, tallest: number): LinePicture {
  const drawing = draw(name, seededRandom(`${seed}/motif/${name}`))
  const scale = Math.min(tallest / drawing.h, 0.8)
  const segments = place(drawing.segments, scale, 0, 0)
  const [from, to] = extent(segments)
  const width = Math.ceil(to - from) + 8
  const height = Math.ceil(drawing.h * scale) + 12
  const line = writePath(place(segments, 1, 4 - from, height - 4))
  return { width, height, inside: `<path d="M-4000 ${height - 4}H${short(4 - from)}${line}H5000"/>` }
}

/** Returns a picture beside a face: one thing of the practice with its disc, on the line that comes from far left. */
export function faceScene(seed: string, field: ArtField): string {
  const { tall, random } = castOf(seed, field)
  const { segments, w, disc, isHalf } = draw(tall, random)
  const [from, to] = extent(segments)
  const left = 30 - Math.min(from, disc[0] - disc[2])
  const width = left + Math.max(to, w, disc[0] + disc[2]) + 30
  const moved: Disc = [disc[0] + left, disc[1] + ground, disc[2]]
  return drawing`
    <svg class="scene" viewBox="0 0 ${short(width)} 520" aria-hidden="true">
      ${discShape(moved, isHalf, 'class="disc"')}<path d="M-6000 ${ground}H${short(left)}"/><path
      class="pen" pathLength="1"
      d="M${short(left)} ${ground}${writePath(place(segments, 1, left, ground))}H6000"/>
    </svg>
  `
}
