import type { Page } from '@playwright/test'
import { exifOfBerlin } from '../../packages/shared/src/pictures/test-pictures.ts'

/** A photo as a phone takes it: lying on its side, with the place where it was taken. Its upper half is red once it stands. */
export async function phonePhoto(page: Page): Promise<Buffer> {
  const pixels = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 2000
    canvas.height = 1500
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas.')
    context.fillStyle = '#2050c0'
    context.fillRect(0, 0, 2000, 1500)
    context.fillStyle = '#c02020'
    context.fillRect(0, 0, 1000, 1500)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
  })
  const exif = exifOfBerlin()
  const length = exif.length + 2
  return Buffer.from([
    ...pixels.slice(0, 2),
    0xff,
    0xe1,
    length >> 8,
    length & 255,
    ...exif,
    ...pixels.slice(2),
  ])
}
