// Runs beside the page: a photo of 60 megapixels would stop it for seconds.
import { inspectPicture } from '@foyer/shared/pictures/inspect-picture.ts'
import {
  CARD_PICTURE_BYTES,
  cardWidth,
  PICTURE_BYTES,
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
  // Browsers would show the rest of it grey.
  if (seen && !seen.isWhole) return 'broken'
  let photo: ImageBitmap
  try {
    photo = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return isHeic ? 'heic' : 'broken'
  }
  if (photo.width * photo.height > MOST_PIXELS) return 'too-many-pixels'
  try {
    return await shrink(photo, use)
  } finally {
    photo.close()
  }
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
  const type = await typeFor(smallest, keepsHoles)
  const tone = keepsHoles ? toneOf(smallest) : undefined
  const files: Blob[] = []
  for (const [index, canvas] of canvases.entries())
    files.push(await encode(canvas, type, PICTURE_BYTES[index] ?? 0))
  const height = canvases.at(-1)?.height ?? 1
  const prepared = { type, widths, height, files, ...(tone && { tone }) }
  if (use !== 'portrait') return prepared
  const onCard = drawn(photo, cardWidth(prepared), '#fff')
  return { ...prepared, cardFile: await encode(onCard, 'jpg', CARD_PICTURE_BYTES) }
}

// A JPEG is black where a picture can be seen through, unless there is a ground.
function drawn(photo: ImageBitmap, width: number, ground?: string): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, Math.max(1, Math.round((width * photo.height) / photo.width)))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas.')
  if (ground) {
    context.fillStyle = ground
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(photo, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** The share of a logo that can be seen through, at least; one with a ground of its own is legible anywhere. */
const HOLES = 0.03
/** Luminance below and above which a logo has less than 3 : 1 on a dark ground, and less than 1.5 : 1 on a light one. */
const DARK = 0.16
const LIGHT = 0.55

function toneOf(canvas: OffscreenCanvas): Picture['tone'] {
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
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
  let file: Blob | undefined
  for (const quality of type === 'png' ? [1] : QUALITIES) {
    file = await canvas.convertToBlob({ type: PICTURE_TYPES[type], quality })
    if (file.size <= most) return file
  }
  if (!file) throw new Error('No file.')
  return file
}
