// Files for tests, made byte by byte: only the last has pixels.

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const u32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)
const u16 = (value: number) => [(value >>> 8) & 255, value & 255]
const little = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 255)

/** A PNG of a size, without pixels. */
export function pngFile(width: number, height: number): Uint8Array<ArrayBuffer> {
  const part = (name: string, data: readonly number[]) => [
    ...u32(data.length),
    ...ascii(name),
    ...data,
    0,
    0,
    0,
    0,
  ]
  return new Uint8Array([
    ...ascii('\x89PNG\r\n\x1a\n'),
    ...part('IHDR', [...u32(width), ...u32(height), 8, 2, 0, 0, 0]),
    ...part('IDAT', [1, 2, 3]),
    ...part('IEND', []),
  ])
}

/** A WebP of a size, without pixels. */
export function webpFile(width: number, height: number): Uint8Array<ArrayBuffer> {
  const pixels = [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2), 0, 0]
  const body = [...ascii('WEBPVP8 '), ...little(pixels.length, 4), ...pixels]
  return new Uint8Array([...ascii('RIFF'), ...little(body.length, 4), ...body])
}

/** A JPEG of a size, without pixels; the camera may say that it was taken at the zoo of Berlin. */
export function jpegFile(width: number, height: number, exif?: 'with-exif'): Uint8Array<ArrayBuffer> {
  const part = (marker: number, data: readonly number[]) => [0xff, marker, ...u16(data.length + 2), ...data]
  return new Uint8Array([
    0xff,
    0xd8,
    ...part(0xe0, [...ascii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...(exif ? part(0xe1, exifOfBerlin()) : []),
    ...part(0xc0, [8, ...u16(height), ...u16(width), 1, 1, 0x11, 0]),
    ...part(0xda, [1, 1, 0, 0, 63, 0]),
    ...[0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56],
    0xff,
    0xd9,
  ])
}

/** What a camera writes into the part APP1: that the picture is to be turned, and where it was taken. */
export function exifOfBerlin(): number[] {
  const entry = (tag: number, type: number, count: number, value: readonly number[]) => [
    ...u16(tag),
    ...u16(type),
    ...u32(count),
    ...value,
  ]
  const degrees = (values: readonly number[]) => values.flatMap((value) => [...u32(value), ...u32(1)])
  // Two directories of 2 + 12 a entry + 4 bytes behind the head of 8, then the numbers.
  const gps = 8 + 2 + 2 * 12 + 4
  const numbers = gps + 2 + 4 * 12 + 4
  return [
    ...ascii('Exif\0\0MM'),
    ...u16(42),
    ...u32(8),
    ...u16(2),
    ...entry(0x0112, 3, 1, [...u16(6), 0, 0]),
    ...entry(0x8825, 4, 1, u32(gps)),
    ...u32(0),
    ...u16(4),
    ...entry(1, 2, 2, ascii('N\0\0\0')),
    ...entry(2, 5, 3, u32(numbers)),
    ...entry(3, 2, 2, ascii('E\0\0\0')),
    ...entry(4, 5, 3, u32(numbers + 24)),
    ...u32(0),
    ...degrees([52, 30, 30]),
    ...degrees([13, 20, 15]),
  ]
}

/** A JPEG of 16 x 20 that can be drawn, red above and white below, as a `data:` address. */
export const RED_JPEG =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////' +
  '////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////' +
  '////////////wAARCAAUABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAME/8QAGRABAAIDAAAAAAAAAAAAAAAAAAED' +
  'FFKh/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgP/xAAXEQEAAwAAAAAAAAAAAAAAAAAAARET/9oADAMBAAIRAxEAPwCA349WvZMerXsj' +
  'S2kKgEi//9k='
