// The pictures of a website: the contract between the app, the renderer, the functions and the bucket.
import * as z from 'zod/mini'
import { visibleText } from '../plain-text.ts'

/** Private: each picture is up to four files in the folder of its owner. config.toml and a migration limit it. */
export const PICTURES_BUCKET = 'site-pictures'
/** The largest file of the bucket; one that the app prepares is far smaller. */
export const PICTURE_MAX_BYTES = 1_048_576
/** In pixels. Pictures are kept at those of these widths that they have. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const
export const PICTURE_MAX_WIDTH = 1600
/**
 * The most bytes of a photo at each of its widths, so that a first screen with a portrait stays light. One that holds more
 * at the least quality, such as a photo of leaves, may exceed them.
 */
export const PICTURE_BYTES = [40_000, 80_000, 240_000] as const
/** Cards are drawn from a JPEG, because their drawer reads no WebP: its shorter side has this many pixels, or more. */
const CARD_SIDE = 400
const CARD_MAX_WIDTH = 800
/** The most bytes of it; one that holds more at the least quality may exceed them. */
export const CARD_PICTURE_BYTES = 60_000
/** So many times its width may a picture be high. */
export const PICTURE_MAX_RATIO = 2
/** So many pictures may an owner have stored, used or not; the database has the same limit. */
export const MOST_PICTURES = 100

/** Where a page has pictures: of its owner, of the place, in place of the drawn mark, and of each person who was added. */
export const PICTURE_SLOT = /^(portrait|place|logo|person:add-[a-z0-9]{4,16})$/
/** The id of a picture: 128 random bits. */
export const PICTURE_ID = /^[0-9a-f]{32}$/
/** The name of one file of a picture. */
export const PICTURE_FILE = /^([0-9a-f]{32})-([1-9][0-9]{0,3})\.(webp|jpg|png)$/

/** The formats of stored pictures: the ending of their files, and what they are served as. */
export const PICTURE_TYPES = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const
export type PictureType = keyof typeof PICTURE_TYPES

/** The most characters of what is said of a picture. */
export const ALT_MAX_LENGTH = 300
/** How much closer a picture may be shown, in percent. */
export const MOST_ZOOM = 300

const percent = z.number().check(z.minimum(0), z.maximum(100))

/** A picture in its slot. */
export const pictureSchema = z.object({
  id: z.string().check(z.regex(PICTURE_ID)),
  type: z.enum(['webp', 'jpg', 'png']),
  /** The widths of its files, from the smallest. */
  widths: z
    .array(z.int().check(z.minimum(1), z.maximum(PICTURE_MAX_WIDTH)))
    .check(z.minLength(1), z.maxLength(PICTURE_WIDTHS.length)),
  /** The height of the widest one. */
  height: z.int().check(z.minimum(1), z.maximum(PICTURE_MAX_WIDTH * PICTURE_MAX_RATIO)),
  /** Of what can be seen through, as a logo: too dark for a dark ground, or too light for a light one. */
  tone: z.optional(z.enum(['dark', 'light'])),
  /** The point that always stays in view, in percent from the left and from the top. */
  x: percent,
  y: percent,
  /** In percent; 100 shows as much as the frame has room for. */
  zoom: z.number().check(z.minimum(100), z.maximum(MOST_ZOOM)),
  /** What is said to people who cannot see it; empty: what the slot says by itself. */
  alt: z.string().check(
    z.overwrite<string>((text) => visibleText(text.replace(/\s+/gu, ' '))),
    z.maxLength(ALT_MAX_LENGTH),
  ),
})
export type Picture = z.output<typeof pictureSchema>

/** Returns the name of the file of a picture at one of its widths. */
export function pictureFileName({ id, type }: Pick<Picture, 'id' | 'type'>, width: number): string {
  return `${id}-${width}.${type}`
}

/** Returns the names of all files of a picture. */
export function pictureFileNames(picture: Pick<Picture, 'id' | 'type' | 'widths'>): string[] {
  return picture.widths.map((width) => pictureFileName(picture, width))
}

/** Returns how wide the file is that cards are drawn from. */
export function cardWidth({ widths, height }: Pick<Picture, 'widths' | 'height'>): number {
  const widest = widths.at(-1) ?? 1
  const width = Math.max(CARD_SIDE, Math.round((CARD_SIDE * widest) / height))
  return Math.min(widest, width, CARD_MAX_WIDTH)
}

/** Returns the name of the file that cards are drawn from: a JPEG, which may be one of the picture's own files. */
export function cardFileName(picture: Pick<Picture, 'id' | 'widths' | 'height'>): string {
  return pictureFileName({ id: picture.id, type: 'jpg' }, cardWidth(picture))
}

/** Whether something is a picture in a content or in a row of edits. */
export function isPicture(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && 'widths' in value && 'zoom' in value
}
