// Runs beside the page: a photo of 60 megapixels would stop it for seconds.
import { inspectPicture } from '@foyer/shared/pictures/inspect-picture.ts'
import {
  PICTURE_BYTES,
  PICTURE_MAX_RATIO,
  PICTURE_MAX_WIDTH,
  PICTURE_TYPES,
  PICTURE_WIDTHS,
  type PictureType,
} from '@foyer/shared/pictures/picture.ts'
import type { PictureProblem, PreparedPicture } from './prepare-picture.ts'

const MOST_PIXELS = 60_000_000
/** Letters in the name of the format of iPhones. */
const HEIC = /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/
const QUALITIES = [0.84, 0.74, 0.64, 0.54, 0.44]

self.onmessage = async ({ data }: MessageEvent<{ file: File; keepsHoles: boolean }>) => {
  const answer = await prepare(data.file, data.keepsHoles).catch((): PictureProblem => 'broken')
  self.postMessage(answer)
}

async function prepare(file: File, keepsHoles: boolean): Promise<PreparedPicture | PictureProblem> {
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
    return await shrink(photo, keepsHoles)
  } finally {
    photo.close()
  }
}

async function shrink(photo: ImageBitmap, keepsHoles: boolean): Promise<PreparedPicture> {
  const ratio = photo.height / photo.width
  const most = Math.max(
    1,
    Math.min(photo.width, PICTURE_MAX_WIDTH, Math.floor((PICTURE_MAX_WIDTH * PICTURE_MAX_RATIO) / ratio)),
  )
  const widths = [...new Set(PICTURE_WIDTHS.map((width) => Math.min(width, most)))]
  const canvases = widths.map((width) => {
    const canvas = new OffscreenCanvas(width, Math.max(1, Math.round(width * ratio)))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas.')
    context.imageSmoothingQuality = 'high'
    context.drawImage(photo, 0, 0, canvas.width, canvas.height)
    return canvas
  })
  const type = await typeFor(canvases[0] as OffscreenCanvas, keepsHoles)
  const files: Blob[] = []
  for (const [index, canvas] of canvases.entries())
    files.push(await encode(canvas, type, PICTURE_BYTES[index] ?? 0))
  return { type, widths, height: canvases.at(-1)?.height ?? 1, files }
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
