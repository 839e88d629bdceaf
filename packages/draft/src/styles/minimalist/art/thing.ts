import type { Random } from '../../../seed/seeded-random.ts'

/** A disc: center and radius. */
export type Disc = readonly [x: number, y: number, radius: number]

/** A thing as one stroke of the pen, 0 to w along the ground; up is negative. */
export interface Drawing {
  w: number
  /** Tells tall things from low ones. */
  h: number
  d: string
  /** The spot where the one disc of a picture is at home: lamp, moon, orange, ball, sun. */
  disc: Disc
  /** The disc may belong to this thing when it is the low one of a pair. */
  under?: true
  /** Only the upper half of the disc shows. */
  half?: true
}

/** Draws a thing; proportions follow from the random numbers. */
export type Thing = (random: Random) => Drawing
