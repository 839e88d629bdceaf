// Runs beside the page: a photo of 60 megapixels would stop it for seconds.
import { type InspectedPicture, inspectPicture } from '@foyer/shared/pictures/inspect-picture.ts'
import { mendPicture } from '@foyer/shared/pictures/mend-picture.ts'
import {
  CARD_PICTURE_BYTES,
  cardWidth,
  PICTURE_BYTES,
  PICTURE_MAX_BYTES,
  PICTURE_MAX_RATIO,
  PICTURE_MAX_WIDTH,
  PICTURE_TYPES,
  PICTURE_WIDTHS,
  type Picture,
  type PictureType,
} from '@foyer/shared/pictures/picture.ts'
import type { PictureProblem, PictureUse, PreparedPicture } from './prepare-picture.ts'

const MOST_PIXELS = 60_000_000
/** Letters in the name of the format of iPhones. */
const HEIC = /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/
const QUALITIES = [0.84, 0.74, 0.64, 0.54, 0.44]

self.onmessage = async ({ data }: MessageEvent<{ file: File; use: PictureUse }>) => {
  const answer = await prepare(data.file, data.use).catch((): PictureProblem => 'broken')
  self.postMessage(answer)
}

async function prepare(file: File, use: PictureUse): Promise<PreparedPicture | PictureProblem> {
  if (!('OffscreenCanvas' in self)) return 'old-browser'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const seen = inspectPicture(bytes)
  const isHeic = HEIC.test(String.fromCharCode(...bytes.subarray(4, 12)))
  if (!seen && !isHeic) return 'not-a-photo'
  if (seen && seen.width * seen.height > MOST_PIXELS) return 'too-many-pixels'
  const photo = await decode(file, bytes, seen)
  if (!photo) return isHeic ? 'heic' : 'broken'
  try {
    if (photo.width * photo.height > MOST_PIXELS) return 'too-many-pixels'
    if (seen && !seen.isWhole && isCutOff(photo)) return 'broken'
    return await shrink(photo, use)
  } finally {
    photo.close()
  }
}

/** Reads the pixels; without what stands behind the picture, and with its end, where the decoder asks for that. */
async function decode(
  file: File,
  bytes: Uint8Array<ArrayBuffer>,
  seen: InspectedPicture | null,
): Promise<ImageBitmap | undefined> {
  const read = (blob: Blob) =>
    createImageBitmap(blob, { imageOrientation: 'from-image' }).catch(() => undefined)
  // Without its end, a decoder leaves out the last lines of a picture that has them.
  const photo = seen && !seen.isWhole ? undefined : await read(file)
  if (photo || !seen) return photo
  return read(new Blob([mendPicture(bytes, seen)], { type: PICTURE_TYPES[seen.type] }))
}

/** The width at which the edges of a photo are looked at. */
const LOOK_WIDTH = 200

/**
 * Whether a decoder has filled up a file that breaks off: a whole edge is then grey, black or clear. It may be any of the
 * four, because a photo is turned afterwards.
 */
function isCutOff(photo: ImageBitmap): boolean {
  const { width, height, data } = pixelsOf(drawn(photo, Math.min(photo.width, LOOK_WIDTH)))
  const rows = Array.from({ length: height }, (_, y) => y * width)
  const edges = [
    Array.from({ length: width }, (_, x) => x),
    Array.from({ length: width }, (_, x) => (height - 1) * width + x),
    rows,
    rows.map((start) => start + width - 1),
  ]
  return edges.some((edge) => edge.every((pixel) => isFilling(data, 4 * pixel)))
}

function isFilling(data: ArrayLike<number>, at: number): boolean {
  const [red = 0, green = 0, blue = 0, alpha = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]]
  if (alpha === 0) return true
  const isGrey = red === green && green === blue
  return isGrey && (red === 0 || Math.abs(red - 128) <= 2)
}

async function shrink(photo: ImageBitmap, use: PictureUse): Promise<PreparedPicture> {
  const keepsHoles = use === 'logo'
  const ratio = photo.height / photo.width
  const most = Math.max(
    1,
    Math.min(photo.width, PICTURE_MAX_WIDTH, Math.floor((PICTURE_MAX_WIDTH * PICTURE_MAX_RATIO) / ratio)),
  )
  const widths = [...new Set(PICTURE_WIDTHS.map((width) => Math.min(width, most)))]
  const canvases = widths.map((width) => drawn(photo, width))
  const smallest = canvases[0] as OffscreenCanvas
  const tone = keepsHoles ? toneOf(smallest) : undefined
  const type = await typeFor(smallest, keepsHoles)
  const encoded = await encodeAll(canvases, type)
  // A PNG has no quality to lower: a logo that is a photo becomes one.
  const [used, all] =
    encoded.length > 0 ? [type, encoded] : (['jpg', await encodeAll(canvases, 'jpg')] as const)
  const face = keepsHoles ? undefined : await faceIn(smallest)
  const prepared = {
    type: used,
    widths: all.map(({ canvas }) => canvas.width),
    height: all.at(-1)?.canvas.height ?? 1,
    files: all.map(({ file }) => file),
    ...(tone && used !== 'jpg' && { tone }),
    ...(face && { face }),
  }
  if (use !== 'portrait') return prepared
  return { ...prepared, cardFile: await encode(drawn(photo, cardWidth(prepared)), 'jpg', CARD_PICTURE_BYTES) }
}

type FaceDetector = new (options: {
  fastMode: boolean
}) => { detect: (image: OffscreenCanvas) => Promise<readonly { readonly boundingBox: DOMRectReadOnly }[]> }

/** Finds the largest face where the browser has a detector, which few have. The photo stays on the device. */
async function faceIn(canvas: OffscreenCanvas): Promise<PreparedPicture['face']> {
  const Detector: FaceDetector | undefined = Reflect.get(self, 'FaceDetector')
  if (!Detector) return undefined
  const faces = await new Detector({ fastMode: true }).detect(canvas).catch(() => [])
  const boxes = faces.map(({ boundingBox }) => boundingBox)
  const [largest] = boxes.toSorted((one, other) => other.width * other.height - one.width * one.height)
  if (!largest) return undefined
  const percent = (at: number, of: number) => Math.round(Math.min(100, Math.max(0, (100 * at) / of)))
  return {
    x: percent(largest.x + largest.width / 2, canvas.width),
    y: percent(largest.y + largest.height / 2, canvas.height),
  }
}

/** Encodes each canvas; of a PNG, those that may be stored. */
async function encodeAll(canvases: readonly OffscreenCanvas[], type: PictureType) {
  const files = await Promise.all(
    canvases.map(async (canvas, index) => ({
      canvas,
      file: await encode(canvas, type, PICTURE_BYTES[index] ?? 0),
    })),
  )
  return type === 'png' ? files.filter(({ file }) => file.size <= PICTURE_MAX_BYTES) : files
}

function drawn(photo: ImageBitmap, width: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, Math.max(1, Math.round((width * photo.height) / photo.width)))
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.drawImage(photo, 0, 0, canvas.width, canvas.height)
  return canvas
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas.')
  return context
}

const pixelsOf = (canvas: OffscreenCanvas) =>
  contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)

/** The share of a logo that can be seen through, at least; one with a ground of its own is legible anywhere. */
const HOLES = 0.03
/** Luminance below and above which a logo has less than 3 : 1 on a dark ground, and less than 1.5 : 1 on a light one. */
const DARK = 0.16
const LIGHT = 0.55

function toneOf(canvas: OffscreenCanvas): Picture['tone'] {
  const { data } = pixelsOf(canvas)
  let [opaque, light] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255
    opaque += alpha
    light += alpha * luminanceOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
  }
  if (opaque === 0 || opaque / (data.length / 4) > 1 - HOLES) return undefined
  const mean = light / opaque
  return mean < DARK ? 'dark' : mean > LIGHT ? 'light' : undefined
}

// A gamma of 2.2 is close enough to the curve of sRGB.
function luminanceOf(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => (part / 255) ** 2.2)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

// Safari answers PNG without an error where it cannot write WebP. A JPEG has no holes to see the page through.
async function typeFor(canvas: OffscreenCanvas, keepsHoles: boolean): Promise<PictureType> {
  const { type } = await canvas.convertToBlob({ type: PICTURE_TYPES.webp })
  return type === PICTURE_TYPES.webp ? 'webp' : keepsHoles ? 'png' : 'jpg'
}

async function encode(canvas: OffscreenCanvas, type: PictureType, most: number): Promise<Blob> {
  const drawing = type === 'jpg' ? onGround(canvas) : canvas
  let file: Blob | undefined
  for (const quality of type === 'png' ? [1] : QUALITIES) {
    file = await drawing.convertToBlob({ type: PICTURE_TYPES[type], quality })
    if (file.size <= most) return file
  }
  if (!file) throw new Error('No file.')
  return file
}

/** A JPEG is black where a picture can be seen through, unless there is a ground. */
function onGround(canvas: OffscreenCanvas): OffscreenCanvas {
  const grounded = new OffscreenCanvas(canvas.width, canvas.height)
  const context = contextOf(grounded)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, grounded.width, grounded.height)
  context.drawImage(canvas, 0, 0)
  return grounded
}
