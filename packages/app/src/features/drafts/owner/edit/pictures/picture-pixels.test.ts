// What becomes of real pixels, in a browser that writes WebP and in one that does not (Safari).
import { inspectPicture } from '@foyer/shared/pictures/inspect-picture.ts'
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PreparedPicture } from './prepare-picture.ts'

type Bytes = Uint8Array<ArrayBuffer>

const browser = { writesWebp: true, isStrict: false }
const answered = vi.fn()
const TYPES = { 'image/webp': 'image/webp', 'image/jpeg': 'image/jpeg' } as const
const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer())

/** A canvas of a browser over a real one. */
class BrowserCanvas {
  readonly canvas: Canvas
  readonly width: number
  readonly height: number
  constructor(width: number, height: number) {
    this.canvas = createCanvas(width, height)
    this.width = width
    this.height = height
  }
  getContext() {
    const context = this.canvas.getContext('2d')
    const draw = context.drawImage.bind(context)
    return Object.assign(context, {
      drawImage: (image: never, ...place: [number, number]) => draw(Object(image).canvas ?? image, ...place),
    })
  }
  async convertToBlob({ type, quality }: { type: keyof typeof TYPES; quality: number }) {
    const canWrite = type in TYPES && (type !== 'image/webp' || browser.writesWebp)
    const bytes = canWrite
      ? this.canvas.toBuffer(TYPES[type] as 'image/jpeg', quality * 100)
      : this.canvas.toBuffer('image/png')
    return new Blob([new Uint8Array(bytes)], { type: canWrite ? type : 'image/png' })
  }
}

const worker: Record<string, unknown> & { onmessage?: (event: object) => Promise<void> } = {
  postMessage: answered,
  OffscreenCanvas: BrowserCanvas,
}

beforeEach(async () => {
  vi.stubGlobal('OffscreenCanvas', BrowserCanvas)
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    const bytes = await bytesOf(file)
    const seen = inspectPicture(bytes)
    if (browser.isStrict && !(seen?.isWhole && seen.end === bytes.length))
      throw new Error('InvalidStateError')
    return Object.assign(await loadImage(bytes), { close() {} })
  })
  vi.stubGlobal('self', worker)
  if (!worker.onmessage) {
    vi.resetModules()
    await import('./prepare-picture.worker.ts')
  }
  answered.mockReset()
  Object.assign(browser, { writesWebp: true, isStrict: false })
})

async function prepare(bytes: Bytes, use: 'photo' | 'portrait' | 'logo' = 'photo'): Promise<PreparedPicture> {
  await worker.onmessage?.({ data: { file: new Blob([bytes]), use } })
  return answered.mock.calls.at(-1)?.[0]
}

async function pixelOf(file: Blob | undefined, x: number, y: number): Promise<readonly number[]> {
  const image = await loadImage(await bytesOf(file ?? new Blob()))
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return [...context.getImageData(x, y, 1, 1).data]
}

/** A red disc in the middle of a square with clear corners. */
function cutOut(): Bytes {
  const canvas = createCanvas(300, 300)
  const context = canvas.getContext('2d')
  context.fillStyle = '#c00'
  context.arc(150, 150, 120, 0, 7)
  context.fill()
  return new Uint8Array(canvas.toBuffer('image/png'))
}

/** Stripes of two colors, to the edges. */
function photo(type: 'image/jpeg' | 'image/png'): Bytes {
  const canvas = createCanvas(200, 160)
  const context = canvas.getContext('2d')
  for (let y = 0; y < 160; y += 20) {
    context.fillStyle = y % 40 ? '#2a6' : '#d94'
    context.fillRect(0, y, 200, 20)
  }
  return new Uint8Array(type === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg'))
}

it.each(['photo', 'portrait', 'logo'] as const)(
  'gives every JPEG of a cut-out %s a white ground',
  async (use) => {
    for (const writesWebp of [true, false]) {
      browser.writesWebp = writesWebp
      const { files, cardFile } = await prepare(cutOut(), use)
      const jpegs = [...files, ...(cardFile ? [cardFile] : [])].filter(({ type }) => type === 'image/jpeg')
      expect(jpegs.length).toBe(use === 'logo' ? 0 : Number(use === 'portrait') + Number(!writesWebp))
      for (const jpeg of jpegs) {
        for (const part of (await pixelOf(jpeg, 2, 2)).slice(0, 3)) expect(part).toBeGreaterThan(245)
        expect((await pixelOf(jpeg, 150, 150))[0]).toBeGreaterThan(180)
      }
    }
  },
)

it('keeps a cut-out open where the format can', async () => {
  expect((await pixelOf((await prepare(cutOut())).files[0], 2, 2))[3]).toBe(0)
  browser.writesWebp = false
  expect((await pixelOf((await prepare(cutOut(), 'logo')).files[0], 2, 2))[3]).toBe(0)
})

it('writes a logo that is too heavy as PNG as a JPEG with a ground', async () => {
  browser.writesWebp = false
  const canvas = createCanvas(900, 900)
  const context = canvas.getContext('2d')
  const noise = context.createImageData(900, 900)
  let seed = 7
  for (let at = 0; at < noise.data.length; at += 1) {
    seed = (seed * 1103515245 + 12345) % 2147483648
    noise.data[at] = seed >> 8
  }
  context.putImageData(noise, 0, 0)
  context.clearRect(0, 0, 450, 450)
  const { type, files } = await prepare(new Uint8Array(canvas.toBuffer('image/png')), 'logo')
  expect(files.every(({ size }) => size <= 1_048_576)).toBe(true)
  if (type === 'jpg') expect((await pixelOf(files[0], 10, 10))[0]).toBeGreaterThan(245)
  else expect(type).toBe('png')
})

const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))
const after = (bytes: Bytes) => joined(bytes, new TextEncoder().encode('MotionPhoto_Data of a phone'))

it.each<[string, () => Bytes]>([
  ['a JPEG without its end', () => photo('image/jpeg').slice(0, -2)],
  ['a JPEG with a film behind it', () => after(photo('image/jpeg'))],
  [
    'a JPEG with bytes before a part',
    () => joined(photo('image/jpeg').slice(0, 20), new Uint8Array([0, 0]), photo('image/jpeg').slice(20)),
  ],
  ['a PNG without its end', () => photo('image/png').slice(0, -12)],
  ['a PNG with something behind it', () => after(photo('image/png'))],
])('takes %s, also where the decoder is strict', async (_, make) => {
  for (const isStrict of [false, true]) {
    browser.isStrict = isStrict
    const { files } = await prepare(make())
    expect((await pixelOf(files?.[0], 5, 5)).slice(0, 3).map((part) => Math.round(part / 32))).toEqual([
      7, 5, 2,
    ])
  }
})

it('refuses a JPEG that breaks off', async () => {
  const canvas = createCanvas(600, 600)
  const context = canvas.getContext('2d')
  for (let at = 0; at < 6000; at += 1) {
    context.fillStyle = `hsl(${(at * 37) % 360} 80% 50%)`
    context.fillRect((at * 61) % 600, (at * 89) % 600, 9, 9)
  }
  const whole = new Uint8Array(canvas.toBuffer('image/jpeg'))
  expect(await prepare(whole.slice(0, Math.round(whole.length / 2)))).toBe('broken')
})
