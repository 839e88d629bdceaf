// Reads a JPEG, PNG or WebP from its first byte to its last. It decodes no pixels: what it says is enough to know that a
// file is what it claims to be and nothing else beside it.
import type { PictureType } from './picture.ts'

/** What a file is. */
export type InspectedPicture = {
  readonly type: PictureType
  /** As stored: the camera may have asked to turn it. */
  readonly width: number
  readonly height: number
  /** It reaches its end, which its format marks. */
  readonly isWhole: boolean
  /** How many bytes are the picture; what follows is not. */
  readonly end: number
  /** It ends where its format says, has only parts that make up a still picture, and no data of the camera. */
  readonly isClean: boolean
  /** Of a JPEG: how many times a decoder goes over its pixels. */
  readonly scans?: number
}

/** Returns what a file is; `null` for anything but a JPEG, PNG or WebP with a readable size. */
export function inspectPicture(bytes: Uint8Array): InspectedPicture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const read = readPng(view) ?? readWebp(view) ?? readJpeg(view)
  return read && read.width > 0 && read.height > 0 ? read : null
}

const text = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)))

const PNG_START = '\x89PNG\r\n\x1a\n'
const PNG_PARTS = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI pHYs bKGD'.split(' '),
)

function readPng(view: DataView): InspectedPicture | null {
  if (view.byteLength < 33 || text(view, 0, 8) !== PNG_START || text(view, 12, 4) !== 'IHDR') return null
  const size = { type: 'png' as const, width: view.getUint32(16), height: view.getUint32(20) }
  let isBare = view.getUint32(8) === 13
  const seen = new Set<string>()
  for (let at = 8; at + 12 <= view.byteLength; ) {
    const name = text(view, at + 4, 4)
    // Only the pixels are in several parts. Of two sizes one decoder believes the first and another one the second.
    isBare &&= PNG_PARTS.has(name) && (name === 'IDAT' || !seen.has(name))
    seen.add(name)
    const next = at + 12 + view.getUint32(at)
    if (next > view.byteLength) return { ...size, isWhole: false, isClean: false, end: at }
    at = next
    if (name === 'IEND') return { ...size, isWhole: true, isClean: isBare && at === view.byteLength, end: at }
  }
  return { ...size, isWhole: false, isClean: false, end: view.byteLength }
}

const WEBP_PARTS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'])

function readWebp(view: DataView): InspectedPicture | null {
  if (view.byteLength < 30 || text(view, 0, 4) !== 'RIFF' || text(view, 8, 4) !== 'WEBP') return null
  const size = webpSize(view)
  if (!size) return null
  const end = 8 + view.getUint32(4, true)
  let at = 12
  let isBare = true
  const seen = new Set<string>()
  while (at + 8 <= view.byteLength && at < end) {
    const name = text(view, at, 4)
    const said = webpSize(view, at)
    const kind = /^VP8[ L]$/.test(name) ? 'pixels' : name
    isBare &&= WEBP_PARTS.has(name) && !seen.has(kind)
    isBare &&= !said || (said.width === size.width && said.height === size.height)
    seen.add(kind)
    const length = view.getUint32(at + 4, true)
    at += 8 + length + (length % 2)
  }
  return {
    ...size,
    isWhole: end <= view.byteLength,
    end: Math.min(end, view.byteLength),
    isClean: isBare && seen.has('pixels') && at === end && end === view.byteLength,
  }
}

/** The size that a part says: of the canvas, or of the pixels. */
function webpSize(view: DataView, at = 12): Pick<InspectedPicture, 'type' | 'width' | 'height'> | null {
  if (at + 18 > view.byteLength) return null
  const type = 'webp'
  const u24 = (from: number) => view.getUint16(from, true) + (view.getUint8(from + 2) << 16)
  switch (text(view, at, 4)) {
    case 'VP8X':
      return { type, width: u24(at + 12) + 1, height: u24(at + 15) + 1 }
    case 'VP8L': {
      const bits = view.getUint32(at + 9, true)
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ': {
      const side = (from: number) => view.getUint16(from, true) & 0x3fff
      return { type, width: side(at + 14), height: side(at + 16) }
    }
    default:
      return null
  }
}

// APP0 (JFIF), APP2 (color profile) and APP14 (color transform) belong to the pixels; the others are the camera's.
const JPEG_APPS = new Set([0xe0, 0xe2, 0xee])
const COMMENT = 0xfe
const START_OF_SCAN = 0xda
const END = 0xd9

function readJpeg(view: DataView): InspectedPicture | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null
  let size: { readonly width: number; readonly height: number } | undefined
  let isBare = true
  let scans = 0
  const result = (end?: number): InspectedPicture | null =>
    size
      ? {
          type: 'jpg',
          ...size,
          isWhole: end !== undefined,
          end: end ?? view.byteLength,
          isClean: isBare && end === view.byteLength,
          scans,
        }
      : null
  for (let at = 2; at + 2 <= view.byteLength; ) {
    // Decoders look for the next marker where there are bytes of nothing.
    if (view.getUint8(at) !== 0xff) {
      isBare = false
      at += 1
      continue
    }
    const marker = view.getUint8(at + 1)
    if (marker === END) return result(at + 2)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isBareMarker(marker)) {
      isBare = false
      at += 2
      continue
    }
    if (at + 4 > view.byteLength) return result()
    const length = view.getUint16(at + 2)
    if (length < 2) return result()
    if (isFrame(marker) && at + 9 <= view.byteLength) {
      // A second frame may say another size.
      if (size) isBare = false
      size ??= { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    }
    if (marker === COMMENT || (marker >= 0xe0 && marker <= 0xef && !JPEG_APPS.has(marker))) isBare = false
    at += 2 + length
    if (marker !== START_OF_SCAN) continue
    scans += 1
    at = endOfScan(view, at)
  }
  return result()
}

/** Markers without a length: restarts, a second start, and what fills a gap. */
function isBareMarker(marker: number): boolean {
  return marker <= 1 || (marker >= 0xd0 && marker <= 0xd8)
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

// In the pixels a 0xff is followed by a zero or by a mark of restart.
function endOfScan(view: DataView, from: number): number {
  let at = from
  while (at + 1 < view.byteLength) {
    const next = view.getUint8(at + 1)
    if (view.getUint8(at) === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
    at += 1
  }
  return view.byteLength
}
