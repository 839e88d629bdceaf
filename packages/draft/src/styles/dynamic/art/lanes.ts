// The lines of the name run out into lanes. All measures here are hundredths of the size of the name.
import { seededRandom } from '../../../seed/seeded-random.ts'
import type { DynamicColors } from '../palette.ts'

/** Distance of two lines of the name, height of a small letter, and the first base line (Archivo Expanded 800). */
export const TYPE = { pitch: 96, x: 52.6, base: 81.4 } as const
/** Width of the ribbon after the bend. */
export const RAIL = 64
/** Width of the art of the first screen; its right edge is that of the rail. */
export const BOX = 430
const GAP = 5.5

/** One stripe: across it before the bend (`top` to `bottom`), and in the rail after it (`left` to `right`). */
export type Lane = {
  readonly line: number
  readonly color: string
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
  /** How far it lies under the next one, so that no seam shows. */
  readonly tuck: number
}

const SPLITS = [[1], [2, 1], [1, 2], [1, 1], [3, 1], [1, 3], [1, 1, 1], [2, 1, 1]] as const
const SPLITS_OF_ONE = [
  [2, 1, 1],
  [1, 1, 1],
  [3, 1, 2],
] as const

/**
 * How many lanes a name has, and which colors: the same in the first screen, the rail, the finish and the portrait.
 */
export function lanesOf(seed: string, colors: DynamicColors, lineCount: number): Lane[] {
  const next = seededRandom(`${seed}:dynamic:lanes`)
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item
  const bright = [colors.lead, colors.flash, colors.chalk, colors.blush, colors.rivalUp]
  const turn = Math.floor(next() * bright.length)
  const step = one([1, 2, 3])
  const share = (RAIL - GAP * (lineCount - 1)) / lineCount
  const lanes: Lane[] = []
  let isPlainSoFar = true
  for (let line = 0; line < lineCount; line++) {
    let split: readonly number[] = lineCount === 1 ? one(SPLITS_OF_ONE) : one(SPLITS)
    // Lanes of one stripe each would be bars.
    if (lineCount <= 3 && line > 0 && isPlainSoFar && split.length === 1) split = [2, 1]
    if (split.length > 1) isPlainSoFar = false
    const sum = split.reduce((total, part) => total + part, 0)
    let top = TYPE.base - TYPE.x + line * TYPE.pitch
    // The line at the top is the outer lane, so that lanes never cross.
    let right = RAIL - line * (share + GAP)
    for (const [index, part] of split.entries()) {
      const height = (TYPE.x * part) / sum
      const width = (share * part) / sum
      lanes.push({
        line,
        color: bright[(turn + step * lanes.length) % bright.length] as string,
        top,
        bottom: top + height,
        left: right - width,
        right,
        tuck: index === split.length - 1 ? 0 : 0.9,
      })
      top += height
      right -= width
    }
  }
  return lanes
}

/** A coordinate with at most one decimal. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return String(rounded === 0 ? 0 : rounded)
}
