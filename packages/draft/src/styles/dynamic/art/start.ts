// The first screen: lanes from the name take one bend together, make their gesture, and leave as the rail.
import { drawing } from '../../../html.ts'
import { seededRandom } from '../../../seed/seeded-random.ts'
import type { DynamicColors } from '../palette.ts'
import { drawGesture, type GestureName, tightened } from './gestures.ts'
import { BOX, type Lane, lanesOf, RAIL, short, TYPE } from './lanes.ts'
import { edgeOf, endOf, line, type Point, reachOf, type Segment } from './ribbon.ts'

/** The art of the first screen, in hundredths of the size of the name. */
export type StartArt = {
  readonly height: number
  /** Where the field begins below the name. */
  readonly fieldTop: number
  /** The field lies inside the bend; else beside the ribbon. */
  readonly isNested: boolean
  /** Of the field: distance of its right edge from that of the art, and the two radii of its corner. */
  readonly inset: number
  readonly cornerX: number
  readonly cornerY: number
  /** Paths of numbers and colors. */
  readonly paths: string
}

type Options = {
  readonly gesture: GestureName
  readonly lineCount: number
  /** How far the rail runs down: on a page, behind all of it. */
  readonly tail: number
  /** For the first screen of a phone. */
  readonly isTight?: true
}

const SOUTH = Math.PI / 2
/** How far lanes reach to the left, under the name. */
const REACH = 2400
const CASING = 7
/** How far parts of a ribbon lie over what is before them, so that no seam shows. */
const OVERLAP = 2

type Way = readonly Segment[]

/** Draws the start of a page, a card or a screen. */
export function startArt(
  seed: string,
  colors: DynamicColors,
  { gesture: name, lineCount, tail, isTight }: Options,
): StartArt {
  const drawn = drawGesture(name, seededRandom(`${seed}:dynamic:start`))
  const gesture = isTight ? tightened(drawn) : drawn
  const lanes = lanesOf(seed, colors, lineCount)
  const { segments, crossing } = gesture
  const lowest = TYPE.base + (lineCount - 1) * TYPE.pitch
  const [driftX, driftY] = endOf(edgeOf(0, [0, 0], SOUTH, segments))
  const ribbonLeft = BOX - RAIL - driftX
  const centerX =
    name === 'bend' ? gesture.bend[0] : Math.min(ribbonLeft - 18, Math.max(-60, ribbonLeft - gesture.bend[0]))
  const centerY = lowest + gesture.bend[1]
  const start: Point = [ribbonLeft + RAIL / 2, centerY]
  const rail: Segment = ['straight', tail]

  // From the name to the ribbon, in an ellipse: wide and slow at its begin, narrow and fast at its end.
  const bend = ({ top, bottom, left, right, tuck, color }: Lane) => {
    const into = drawing`
      M-${REACH} ${short(top)}H${short(centerX)}
      A${short(ribbonLeft + right - centerX)} ${short(centerY - top)} 0 0 1
      ${' '}${short(ribbonLeft + right)} ${short(centerY)}H${short(ribbonLeft + left - tuck)}
    `
    const back = drawing`
      A${short(ribbonLeft + left - tuck - centerX)} ${short(centerY - bottom - tuck)} 0 0 0
      ${' '}${short(centerX)} ${short(bottom + tuck)}
      H-${REACH}Z
    `
    return `<path fill="${color}" d="${into}${back}"/>`
  }
  // Below the bend a lane keeps its width.
  const stripe = (color: string, width: number, place: number, from: Point, direction: number, way: Way) => {
    const begin: Point = [from[0] - Math.cos(direction) * OVERLAP, from[1] - Math.sin(direction) * OVERLAP]
    const edge = edgeOf(place - RAIL / 2, begin, direction, [['straight', OVERLAP], ...way])
    return `<path stroke="${color}" stroke-width="${short(width)}" d="${line(edge)}"/>`
  }
  const stripes = (from: Point, direction: number, way: Way) =>
    lanes.map(({ left, right, tuck, color }) =>
      stripe(color, right - left + tuck, (right + left - tuck) / 2, from, direction, way),
    )

  const ribbon: string[] = []
  if (crossing === undefined) {
    ribbon.push(...stripes(start, SOUTH, [...segments, rail]))
  } else {
    // The second half lies over the first, with night on both sides.
    const before = segments.slice(0, crossing)
    const after = [...segments.slice(crossing), rail]
    const middle = endOf(edgeOf(0, start, SOUTH, before))
    const turned = before.reduce((sum, part) => sum + (part[0] === 'arc' ? part[2] : 0), 0)
    const direction = SOUTH + (turned * Math.PI) / 180
    ribbon.push(
      ...stripes(start, SOUTH, before),
      stripe(colors.night, RAIL + 2 * CASING, RAIL / 2, middle, direction, after),
      ...stripes(middle, direction, after),
    )
  }
  const paths = `${lanes.map(bend).join('')}<g fill="none">${ribbon.join('')}</g>`

  const fieldTop = lowest + 36
  const [reachLeft, reachLow] = reachOf(start, SOUTH, segments)
  const isNested = name === 'bend'
  return {
    height: Math.max(centerY + driftY + 20, reachLow + RAIL / 2 + 20, fieldTop + (isTight ? 0 : 200)),
    fieldTop,
    isNested,
    inset: isNested ? RAIL + 12 : BOX - Math.min(ribbonLeft - 16, reachLeft - RAIL / 2 - 16),
    cornerX: isNested ? BOX - RAIL - 12 - centerX : 120,
    cornerY: isNested ? centerY - fieldTop : 120,
    paths,
  }
}
