import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inspectPicture } from './inspect-picture.ts'
import { mendPicture } from './mend-picture.ts'
import { jpegFile, pngFile, webpFile } from './test-pictures.ts'

type Bytes = Uint8Array<ArrayBuffer>
const FILES = { jpg: jpegFile(400, 300), png: pngFile(400, 300), webp: webpFile(400, 300) }
const joined = (...parts: readonly (Uint8Array | readonly number[])[]): Bytes =>
  new Uint8Array(parts.flatMap((part) => [...part]))
const inserted = (bytes: Bytes, at: number, more: readonly number[]) =>
  joined(bytes.slice(0, at), more, bytes.slice(at))

/** A WebP with a part of an odd length, which a byte fills up. */
const ODD_WEBP = joined(
  FILES.webp,
  [...'ICCP'].map((letter) => letter.charCodeAt(0)),
  [3, 0, 0, 0, 1, 2, 3, 0],
)
ODD_WEBP[4] = ODD_WEBP.length - 8

/** Behind the first part of the JPEG. */
const SECOND_PART = 20

test.each([...Object.entries(FILES), ['webp', ODD_WEBP] as const])(
  'a %s is whole and clean, and all of it is the picture',
  (type, bytes) => {
    expect(inspectPicture(bytes)).toMatchObject({ type, isWhole: true, isClean: true, end: bytes.length })
  },
)

describe('a file that decoders take, and that is not clean', () => {
  test.each<[string, Bytes]>([
    ['a JPEG with bytes between its parts', inserted(FILES.jpg, SECOND_PART, [0, 0x12])],
    ['a JPEG with a restart between its parts', inserted(FILES.jpg, SECOND_PART, [0xff, 0xd0])],
    ['a JPEG with a second start', inserted(FILES.jpg, SECOND_PART, [0xff, 0xd8])],
    ['a JPEG with a part of a camera before the others', inserted(FILES.jpg, 2, [0xff, 0xe1, 0, 4, 1, 2])],
    ['a JPEG with something behind it', joined(FILES.jpg, [1, 2, 3])],
    ['a PNG with something behind it', joined(FILES.png, [1, 2, 3])],
  ])('%s', (_, bytes) => {
    expect(inspectPicture(bytes)).toMatchObject({ width: 400, height: 300, isWhole: true, isClean: false })
  })

  test('a JPEG with a part that has nothing but its length, which it cannot be shorter than', () => {
    const withPart = (length: number) => inserted(FILES.jpg, SECOND_PART, [0xff, 0xdb, 0, length])
    expect(inspectPicture(withPart(2))).toMatchObject({ width: 400, height: 300, isWhole: true })
    for (const length of [0, 1]) expect(inspectPicture(withPart(length))?.isWhole ?? false).toBe(false)
  })

  test('a JPEG with bytes that fill its parts up', () => {
    expect(inspectPicture(inserted(FILES.jpg, SECOND_PART, [0xff, 0xff]))).toMatchObject({ isWhole: true })
  })

  test.each<[string, Bytes]>([
    ['a JPEG without its end', FILES.jpg.slice(0, -2)],
    ['a PNG without its end', FILES.png.slice(0, -12)],
    ['a PNG with half of its end', FILES.png.slice(0, -3)],
    ['a WebP that says it is longer', inserted(FILES.webp.slice(0, -1), FILES.webp.length - 1, [])],
  ])('%s', (_, bytes) => {
    expect(inspectPicture(bytes)).toMatchObject({ width: 400, height: 300, isWhole: false, isClean: false })
  })
})

test.each(['ftypavif', 'ftypheic', 'ftypmif1', 'ftypavis'])(
  'a file of the family %s is no picture of ours',
  (brand) => {
    const head = [0, 0, 0, 0x20, ...[...brand].map((letter) => letter.charCodeAt(0))]
    expect(inspectPicture(joined(head, new Uint8Array(400)))).toBeNull()
    expect(inspectPicture(joined(head))).toBeNull()
  },
)

const part = fc.oneof(
  fc
    .constantFrom(...['avif', 'heic'])
    .map((brand) => [0, 0, 0, 0x20, ...[...`ftyp${brand}`].map((letter) => letter.charCodeAt(0))]),
  fc.constantFrom(...Object.values(FILES)).map((bytes) => bytes.slice(0, 30)),
  fc.constantFrom(
    [0xff, 0xd8],
    [0xff, 0xda, 0, 4, 1, 2],
    [0xff, 0xff, 0xff],
    [0xff, 0xc0, 0xff, 0xff],
    [0xff, 0xe1, 0, 0],
  ),
  fc.constantFrom([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44], [0xff, 0xff, 0xff, 0xff, 0x49, 0x44, 0x41, 0x54]),
  fc.constantFrom([...'RIFF\xff\xff\xff\xffWEBPVP8X'].map((letter) => letter.charCodeAt(0))),
  fc.uint8Array({ maxLength: 40 }),
)
const damaged = fc
  .tuple(fc.constantFrom(...Object.values(FILES)), fc.nat(80), fc.array(part, { maxLength: 6 }))
  .map(([bytes, at, parts]) => joined(bytes.slice(0, at), ...parts, bytes.slice(at)))

test('any bytes get an answer, and its end is inside of them', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        damaged,
        fc.array(part).map((parts) => joined(...parts)),
      ),
      (bytes) => {
        const seen = inspectPicture(bytes)
        if (!seen) return
        expect(seen.width * seen.height).toBeGreaterThan(0)
        expect(seen.end).toBeLessThanOrEqual(bytes.length)
        if (seen.isClean) expect(seen).toMatchObject({ isWhole: true, end: bytes.length })
      },
    ),
    { numRuns: 2000 },
  )
})

test('what was mended has its end, and nothing behind it', () => {
  fc.assert(
    fc.property(damaged, (bytes) => {
      const seen = inspectPicture(bytes)
      if (!seen) return
      const mended = mendPicture(bytes, seen)
      const again = inspectPicture(mended)
      // A part may claim to be longer than the file.
      if (again?.isWhole) expect(again.end).toBe(mended.length)
      expect(again).toMatchObject({ type: seen.type, width: seen.width, height: seen.height })
      expect(mended.length).toBeLessThanOrEqual(bytes.length + 12)
    }),
    { numRuns: 2000 },
  )
})

test.each(['jpg', 'png', 'webp'] as const)('a %s of 25 MB that never ends is read in one go', (type) => {
  const filling = new Uint8Array(25_000_000).fill(0xff)
  const bytes = new Uint8Array(filling.length + 200)
  bytes.set(FILES[type].slice(0, -2))
  bytes.set(filling, 100)
  const before = process.cpuUsage()
  inspectPicture(bytes)
  const { user } = process.cpuUsage(before)
  expect(user / 1000).toBeLessThan(10_000)
})
