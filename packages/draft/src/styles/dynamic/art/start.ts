// The first screen: lanes from the name take one bend together, make their gesture, and leave as the rail.
import { drawing } from '../../../html.ts'
import { seededRandom } from '../../../seed/seeded-random.ts'
import type { DynamicColors } from '../palette.ts'
import { drawGesture, type GestureName, tightened } from './gestures.ts'
import { BOX, type Lane, lanesOf, RAIL, short, TYPE } from './lanes.ts'
import { along, backAlong, between, edgeOf, endOf, type Point, reachOf, type Segment } from './ribbon.ts'

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

  const path = (color: string, line: string) => `<path fill="${color}" d="${line}"/>`
  const edges = ({ left, right, tuck }: Lane, from: Point, direction: number, way: readonly Segment[]) =>
    [
      edgeOf(right - RAIL / 2, from, direction, way),
      edgeOf(left - tuck - RAIL / 2, from, direction, way),
    ] as const
  // From the name through the bend, which is an ellipse: wide and slow before it, narrow and fast after it.
  const bent = (lane: Lane, way: readonly Segment[]) => {
    const { top, bottom, left, right, tuck, color } = lane
    const [outer, inner] = edges(lane, start, SOUTH, way)
    const into = drawing`
      M-${REACH} ${short(top)}H${short(centerX)}
      A${short(ribbonLeft + right - centerX)} ${short(centerY - top)} 0 0 1
      ${' '}${short(ribbonLeft + right)} ${short(centerY)}
    `
    const back = drawing`
      A${short(ribbonLeft + left - tuck - centerX)} ${short(centerY - bottom - tuck)} 0 0 0
      ${' '}${short(centerX)} ${short(bottom + tuck)}
      H-${REACH}Z
    `
    return path(
      color,
      `${into}${along(outer)}L${endOf(inner).map(short).join(' ')}${backAlong(inner)}${back}`,
    )
  }

  let paths: string
  if (crossing === undefined) {
    paths = lanes.map((lane) => bent(lane, [...segments, rail])).join('')
  } else {
    // The second half lies over the first, with night on both sides.
    const before = segments.slice(0, crossing)
    const after = [...segments.slice(crossing), rail]
    const middle = endOf(edgeOf(0, start, SOUTH, before))
    const turned = before.reduce((sum, part) => sum + (part[0] === 'arc' ? part[2] : 0), 0)
    const direction = SOUTH + (turned * Math.PI) / 180
    const casing = between(
      edgeOf(RAIL / 2 + CASING, middle, direction, after),
      edgeOf(-RAIL / 2 - CASING, middle, direction, after),
    )
    const overlap = 2
    const from: Point = [middle[0] - Math.cos(direction) * overlap, middle[1] - Math.sin(direction) * overlap]
    const over = lanes.map((lane) => {
      const [outer, inner] = edges(lane, from, direction, [['straight', overlap], ...after])
      return path(lane.color, between(outer, inner))
    })
    paths = [...lanes.map((lane) => bent(lane, before)), path(colors.night, casing), ...over].join('')
  }

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
