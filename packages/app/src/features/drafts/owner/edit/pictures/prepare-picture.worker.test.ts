import { cardWidth } from '@foyer/shared/pictures/picture.ts'
import { jpegFile, pngFile, webpFile } from '@foyer/shared/pictures/test-pictures.ts'
import { beforeEach, expect, it, vi } from 'vitest'

// The browser's part: what it can read and write, and how large its files are.
const browser = {
  writes: ['image/webp', 'image/jpeg', 'image/png'],
  bytesAt: (_width: number, _quality: number) => 1000,
  pixels: [] as readonly number[],
  reads: async () => ({ width: 4000, height: 3000, close: () => {} }),
}
const answered = vi.fn()

class Canvas {
  readonly width: number
  readonly height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }
  getContext = () => ({
    drawImage() {},
    fillRect() {},
    getImageData: () => ({ width: this.width, height: this.height, data: browser.pixels }),
  })
  // A browser that cannot write a type writes PNG, and says so.
  convertToBlob = async ({ type, quality = 1 }: { type: string; quality?: number }) =>
    new Blob([new Uint8Array(browser.bytesAt(this.width, quality))], {
      type: browser.writes.includes(type) ? type : 'image/png',
    })
}

type Worker = { onmessage: ((event: { readonly data: object }) => Promise<void>) | null }
const worker: Worker & Record<string, unknown> = {
  onmessage: null,
  postMessage: answered,
  OffscreenCanvas: Canvas,
}

beforeEach(async () => {
  vi.stubGlobal('OffscreenCanvas', Canvas)
  vi.stubGlobal('createImageBitmap', () => browser.reads())
  vi.stubGlobal('self', worker)
  if (!worker.onmessage) {
    vi.resetModules()
    await import('./prepare-picture.worker.ts')
  }
  answered.mockReset()
  browser.writes = ['image/webp', 'image/jpeg', 'image/png']
  browser.bytesAt = () => 1000
  browser.reads = async () => ({ width: 4000, height: 3000, close: () => {} })
})

async function prepare(bytes: Uint8Array<ArrayBuffer>, use: 'photo' | 'portrait' | 'logo' = 'photo') {
  await worker.onmessage?.({ data: { file: new Blob([bytes]), use } })
  return answered.mock.calls[0]?.[0]
}

function prepareAgain(use: 'photo' | 'portrait') {
  answered.mockReset()
  return prepare(jpegFile(4000, 3000), use)
}

const heic = () => new Uint8Array([...'\0\0\0\x18ftypheic'].map((letter) => letter.charCodeAt(0)))
const unread = async () => {
  throw new DOMException('', 'InvalidStateError')
}

it('makes a photo small at three widths, as WebP', async () => {
  const { type, widths, height, files } = await prepare(jpegFile(4000, 3000))
  expect({ type, widths, height }).toEqual({ type: 'webp', widths: [480, 960, 1600], height: 1200 })
  expect(files.map((one: Blob) => one.type)).toEqual(Array(3).fill('image/webp'))
})

it('writes JPEG where the browser answers PNG for WebP, and PNG for what can be seen through', async () => {
  browser.writes = ['image/jpeg', 'image/png']
  const photo = await prepare(jpegFile(4000, 3000))
  expect([photo.type, ...photo.files.map((one: Blob) => one.type)]).toEqual([
    'jpg',
    ...Array(3).fill('image/jpeg'),
  ])
  answered.mockReset()
  expect((await prepare(pngFile(400, 300), 'logo')).type).toBe('png')
})

it('makes a JPEG of a portrait for cards, and of no other photo', async () => {
  const portrait = await prepare(jpegFile(4000, 3000), 'portrait')
  expect([portrait.files.length, portrait.cardFile.type]).toEqual([3, 'image/jpeg'])
  expect((await prepareAgain('photo')).cardFile).toBeUndefined()
  browser.bytesAt = (width) => width
  expect((await prepareAgain('portrait')).cardFile.size).toBe(cardWidth({ widths: [1600], height: 1200 }))
})

it.each([
  ['as wide as high', [480, 960], 960, 400],
  ['high', [480, 960], 1440, 400],
  ['wide', [480, 960, 1600], 800, 800],
  ['very wide', [480, 960, 1600], 200, 800],
  ['small', [320], 300, 320],
])('makes the file for cards of a photo that is %s no larger than needed', (_, widths, height, width) => {
  expect(cardWidth({ widths, height })).toBe(width)
})

it.each([
  ['black letters', [0, 0, 0, 255, 0, 0, 0, 0], 'dark'],
  ['white letters', [255, 255, 255, 255, 0, 0, 0, 0], 'light'],
  ['orange letters', [238, 125, 40, 255, 0, 0, 0, 0], undefined],
  ['letters on a ground of their own', [0, 0, 0, 255, 10, 10, 10, 255], undefined],
])('says of a logo of %s on which grounds it cannot be read', async (_, pixels, tone) => {
  browser.pixels = pixels
  expect((await prepare(pngFile(400, 300), 'logo')).tone).toBe(tone)
  answered.mockReset()
  // A photo fills its frame.
  expect((await prepare(pngFile(400, 300))).tone).toBeUndefined()
})

it('lowers the quality until a file is light enough for a first screen', async () => {
  browser.bytesAt = (width, quality) => Math.round(width * 100 * quality)
  const { files } = await prepare(jpegFile(4000, 3000))
  expect(files.map(({ size }: Blob) => size)).toEqual([35_520, 71_040, 134_400])
})

it('takes HEIC where the browser reads it, and says what to do elsewhere', async () => {
  expect(await prepare(heic())).toMatchObject({ type: 'webp' })
  answered.mockReset()
  browser.reads = unread
  expect(await prepare(heic())).toBe('heic')
})

it('refuses more than sixty megapixels before and after reading them', async () => {
  expect(await prepare(pngFile(10_000, 6001))).toBe('too-many-pixels')
  answered.mockReset()
  browser.reads = async () => ({ width: 10_000, height: 6001, close: () => {} })
  expect(await prepare(heic())).toBe('too-many-pixels')
})

it.each([
  ['not-a-photo', new TextEncoder().encode('<svg onload="x()"/>')],
  ['broken', jpegFile(400, 300).slice(0, 40)],
  ['broken', webpFile(400, 300)],
])('says of what cannot be opened: %s', async (problem, bytes) => {
  browser.reads = unread
  expect(await prepare(bytes)).toBe(problem)
})

it.each([
  ['finds faces', () => Promise.resolve([faceAt(10, 10, 20), faceAt(120, 60, 96)]), { x: 35, y: 30 }],
  ['finds none', () => Promise.resolve([]), undefined],
  ['fails', () => Promise.reject(new DOMException('', 'NotSupportedError')), undefined],
])('begins at the largest face where the browser %s', async (_, detect, face) => {
  worker.FaceDetector = class {
    detect = detect
  }
  expect((await prepare(jpegFile(4000, 3000), 'portrait')).face).toEqual(face)
  delete worker.FaceDetector
})

const faceAt = (x: number, y: number, side: number) => ({ boundingBox: { x, y, width: side, height: side } })
