// The picture of a modern page: a chart of depths. One field, its contours, nothing else; levels are chosen by area,
// so that every seed weighs the same; flat tones from the shore to the deep; one light dot with the name of its place,
// the practice, in the deepest tone, off its middle: a dot in the middle of a dark oval would look like an eye. Where no
// place has a name there is no dot. A side of the sheet is land, so that words never meet a dark tone. Dashed lines mean
// "not charted yet".
import { html, ownMarkup, type SafeHtml } from '../../../html.ts'
import { seededRandom } from '../../../seed/seeded-random.ts'
import type { ArtField } from '../../art-field.ts'
import type { ModernColors } from '../palette.ts'
import { contourPaths } from './contours.ts'
import { type Grid, sinkBorder, terrain } from './terrain.ts'

/** Parts of the water that each step covers, from the outermost open line to the deepest tone. */
const LINES = [0.03, 0.09, 0.155]
const STEPS = [0.215, 0.3, 0.385, 0.485, 0.59, 0.7, 0.8, 0.88, 0.942]
const FINE = [0.54, 0.645, 0.75, 0.84, 0.91]
/** The part of the water that is shallower than the dot, and how far the dot lies at most from the deepest place. */
const ANCHOR = 0.972
const NEAR = 220
/** How far from the dot its name begins; it lies to the left of a dot that is right of here. */
const BESIDE = 19
const MIDDLE = 0.58

export type ChartOptions = {
  readonly width: number
  readonly height: number
  readonly land: 'left' | 'below'
  /** About how far the points of a contour lie apart: more is fewer bytes. */
  readonly gap: number
  /** The depth of the ground: 0 for the page, 4 for a field, whose shallower steps are not drawn. */
  readonly ground?: 0 | 4
  /** The name of the place beside the dot; without one there is no dot. */
  readonly place?: string | undefined
  /** Fills for a file of its own; without them the shapes carry classes that the sheet of the page colors. */
  readonly colors?: ModernColors
}

/** Shapes for an `<svg>` of `width` × `height`. */
export function chart(seed: string, field: ArtField, options: ChartOptions): SafeHtml {
  const { width, height, land, gap, ground = 0, place, colors } = options
  const next = seededRandom(`${seed}:shore`)
  const tilt = next() * 0.4 - 0.2
  const wave = 0.04 + next() * 0.035
  const start = next() * 6.3
  const grid = terrain(
    seed,
    field,
    { width, height, land, step: Math.round(gap * 0.55), out: 140 },
    (across, along) => {
      const from = across + tilt * (along - 0.5) + wave * Math.sin(along * 5.5 + start)
      return 1.8 * (1 - smooth(0.03, 0.62, from))
    },
  )
  const heights = waterOf(grid, options)
  const level = (share: number) =>
    heights[Math.min(heights.length - 1, Math.floor(share * heights.length))] ?? 0
  const fill = (depth: number) => (colors ? `fill="${colors[`d${depth}` as 'd0']}"` : `class="c${depth}"`)
  const line = colors ? `fill="none" stroke="${colors.d5}" stroke-width="1.5"` : 'class="ln"'
  const fine = colors ? `fill="none" stroke="${colors.d3}" stroke-opacity=".55"` : 'class="fn"'
  const steps = STEPS.slice(ground)
  const paths = contourPaths(grid, [
    ...LINES.map((share) => ({ at: level(share), gap: gap * 2 })),
    ...steps.map((share, index) => ({ at: level(share), gap: gap * (index + ground < 3 ? 1.2 : 0.9) })),
    ...FINE.map((share) => ({ at: level(share), gap })),
  ])
  const open = paths.slice(0, LINES.length).join('')
  const flat = paths
    .slice(LINES.length, -FINE.length)
    .map((path, index) => `<path ${fill(index + ground + 1)} fill-rule="evenodd" d="${path}"/>`)
    .join('')
  const over = paths.slice(-FINE.length).join('')
  const water = ownMarkup(`<path ${line} d="${open}"/>${flat}<path ${fine} d="${over}"/>`)
  if (!place) return water
  const [x, y] = anchorage(grid, options, level(ANCHOR))
  const isLeft = x > width * MIDDLE
  return html`
    ${water}${ownMarkup(`<circle ${fill(0)} cx="${x}" cy="${y}" r="7"/>`)}
    <text class="place-name" x="${x + (isLeft ? -BESIDE : BESIDE)}" y="${y + 7}" text-anchor="${isLeft ? 'end' : 'start'}">${place}</text>
  `
}

/** Open lines only, for the closing band: the same kind of water, seen wide, on 760 × 620. */
export function soundingLines(seed: string, field: ArtField): SafeHtml {
  const sheet = { width: 760, height: 620, land: 'left', step: 40, out: 160 } as const
  const grid = terrain(`${seed}:lines`, field, sheet, (across) => 1.6 * (1 - smooth(0.03, 0.72, across)))
  const heights = Float64Array.from(grid.values).sort()
  const count = 8
  const levels = Array.from({ length: count }, (_, index) => ({
    at: heights[Math.floor((0.42 + (index / count) * 0.55) * heights.length)] ?? 0,
    gap: 90,
  }))
  const path = contourPaths(grid, levels).join('')
  return ownMarkup(`<path class="ln" d="${path}"/>`)
}

/** The placeholder of a photo, on 400 × 500: dashed lines around two wells that suggest a head and shoulders. */
export function uncharted(seed: string): SafeHtml {
  const next = seededRandom(`${seed}:uncharted`)
  const lean = (next() * 0.1 - 0.05) * 400
  const sway = next() * 6.3
  const [columns, rows, step, out] = [24, 29, 20, 40]
  const values = new Float64Array((columns + 1) * (rows + 1))
  for (let row = 0, index = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++, index++) {
      const x = column * step - out
      const y = row * step - out
      const u = x - 200 + Math.sin(y / 70 + sway) * 7
      const v = y + Math.sin(x / 80 + sway) * 7
      const head = Math.exp(-(((u - lean) / 84) ** 2) - ((v - 155) / 104) ** 2)
      const shoulders = 1.1 * Math.exp(-(Math.abs(u / 168) ** 2.6) - ((v - 430) / 104) ** 2)
      values[index] = head + shoulders
    }
  const grid = sinkBorder({ values, columns, rows, step, out })
  const levels = [0.16, 0.3, 0.46, 0.64, 0.83].map((at) => ({ at, gap: 44 }))
  const path = contourPaths(grid, levels).join('')
  return ownMarkup(`<path class="ln" d="${path}"/>`)
}

/** The mark, on 32 × 32: four discs that touch in one point, each deeper; the seed turns the point. */
export function mark(seed: string, colors?: ModernColors): SafeHtml {
  const turn = seededRandom(`${seed}:mark`)() * Math.PI * 2
  const disc = (radius: number, depth: number) => {
    const [x, y] = [Math.cos(turn), Math.sin(turn)].map((part) => (16 + part * (15.5 - radius)).toFixed(1))
    const fill = colors ? `fill="${colors[`d${depth}` as 'd0']}"` : `class="c${depth}"`
    return `<circle ${fill} cx="${x}" cy="${y}" r="${radius}"/>`
  }
  return ownMarkup(disc(15.5, 4) + disc(11.6, 6) + disc(7.7, 8) + disc(3.8, 9))
}

function smooth(from: number, to: number, x: number): number {
  const part = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

// Heights on the sheet without the land, sorted: the steps cover shares of these.
function waterOf({ values, columns, rows, step, out }: Grid, { width, height, land }: ChartOptions) {
  const inside: number[] = []
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const x = column * step - out
      const y = row * step - out
      if (x < 0 || x > width || y < 0 || y > height) continue
      if (land === 'left' ? x > width * 0.2 : y < height * 0.8)
        inside.push(values[row * (columns + 1) + column] ?? 0)
    }
  return Float64Array.from(inside).sort()
}

// The place for the dot: as far from the deepest place as the deepest tone goes, well inside the sheet, and not under
// the menu or where a narrow screen cuts.
function anchorage({ values, columns, step, out }: Grid, { width, height }: ChartOptions, deep: number) {
  let best = Number.NEGATIVE_INFINITY
  let deepest: [number, number] = [0, 0]
  const places: [number, number][] = []
  values.forEach((value, index) => {
    const x = (index % (columns + 1)) * step - out
    const y = ((index / (columns + 1)) | 0) * step - out
    if (x <= width * 0.1 || x >= width * 0.93 || y <= height * 0.2 || y >= height * 0.9) return
    if (value > deep) places.push([x, y])
    if (value <= best) return
    best = value
    deepest = [x, y]
  })
  const [fromX, fromY] = deepest
  const distances = places.map(([x, y]) => Math.hypot(x - fromX, y - fromY))
  const farthest = Math.max(0, ...distances.filter((distance) => distance < NEAR))
  return places[distances.indexOf(farthest)] ?? deepest
}
