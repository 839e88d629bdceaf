import { expect, test } from 'vitest'
import { inspectPicture } from './inspect-picture.ts'
import { jpegFile, pngFile, webpFile } from './test-pictures.ts'

const bytesOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const join = (...parts: readonly Iterable<number>[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

/** The same file with more bytes at a place. */
const insert = (file: Uint8Array, at: number, more: Iterable<number>) =>
  join(file.slice(0, at), more, file.slice(at))

/** A WebP of several parts. */
function webpOf(...parts: readonly Iterable<number>[]): Uint8Array {
  const body = join(bytesOf('WEBP'), ...parts)
  const size = new Uint8Array(4)
  new DataView(size.buffer).setUint32(0, body.length, true)
  return join(bytesOf('RIFF'), size, body)
}
const pixelsOf = (width: number, height: number) => webpFile(width, height).slice(12)
const canvas = (width: number, height: number) => {
  const part = new Uint8Array(18)
  part.set(bytesOf('VP8X'))
  const view = new DataView(part.buffer)
  view.setUint32(4, 10, true)
  view.setUint16(12, width - 1, true)
  view.setUint16(15, height - 1, true)
  return part
}

const png = pngFile(480, 600)
const header = png.slice(8, 33)
const larger = pngFile(30_000, 30_000).slice(8, 33)
const jpeg = jpegFile(480, 600)
const frame = jpeg.slice(20, 33)
const largerFrame = jpegFile(30_000, 30_000).slice(20, 33)

test.each([
  ['a PNG', png],
  ['a JPEG', jpeg],
  ['a WebP', webpFile(480, 600)],
  ['a WebP with a canvas', webpOf(canvas(480, 600), pixelsOf(480, 600))],
])('%s has one size', (_, file) => {
  expect(inspectPicture(file)).toMatchObject({ width: 480, height: 600, isWhole: true, isClean: true })
})

test.each([
  ['a second header of a PNG', insert(png, 33, larger)],
  ['the same header twice', insert(png, 33, header)],
  ['a second header behind the pixels', insert(png, png.length - 12, larger)],
  ['a longer header', Uint8Array.from(png, (byte, at) => (at === 11 ? 14 : byte))],
  ['a second frame of a JPEG', insert(jpeg, 33, largerFrame)],
  ['the same frame twice', insert(jpeg, 33, frame)],
  ['a second frame behind the pixels', insert(jpeg, jpeg.length - 2, largerFrame)],
  ['a second WebP in the first', webpOf(pixelsOf(480, 600), pixelsOf(480, 600))],
  ['pixels larger than their canvas', webpOf(canvas(480, 600), pixelsOf(9000, 9000))],
  ['a canvas larger than its pixels', webpOf(canvas(9000, 9000), pixelsOf(480, 600))],
  ['two canvases', webpOf(canvas(480, 600), canvas(480, 600), pixelsOf(480, 600))],
  ['a canvas behind the pixels', webpOf(pixelsOf(480, 600), canvas(9000, 9000))],
])('%s is not clean', (_, file) => {
  expect(inspectPicture(file)?.isClean ?? false).toBe(false)
})
