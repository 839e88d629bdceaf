import { jpegFile, pngFile, webpFile } from '@foyer/shared/pictures/test-pictures.ts'
import { StorageApiError } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { createLoadPicture, isPictureFile } from './load-picture.ts'

const ID = '0'.repeat(32)
const named = (ending: string, bytes: Uint8Array) => isPictureFile(`${ID}-480.${ending}`, bytes)
const text = (words: string) => new TextEncoder().encode(words)
const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))

test('takes pictures of every kind at the width in their name', () => {
  expect(named('jpg', jpegFile(480, 600))).toBe(true)
  expect(named('png', pngFile(480, 600))).toBe(true)
  expect(named('webp', webpFile(480, 600))).toBe(true)
})

test.each([
  ['a page', 'jpg', text('<!DOCTYPE html><script>alert(1)</script>')],
  [
    'a drawing with a script',
    'png',
    text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['a page behind a picture', 'jpg', joined(jpegFile(480, 600), text('<script>alert(1)</script>'))],
  ['a page behind a PNG', 'png', joined(pngFile(480, 600), text('<script>alert(1)</script>'))],
  ['a page behind a WebP', 'webp', joined(webpFile(480, 600), text('<script>'))],
  ['a bomb', 'png', pngFile(30_000, 30_000)],
  ['a picture that is too high', 'png', pngFile(480, 4000)],
  ['a picture of another width', 'png', pngFile(481, 600)],
  ['another kind than its name says', 'png', jpegFile(480, 600)],
  ['half a picture', 'jpg', jpegFile(480, 600).slice(0, -20)],
  ['half a WebP', 'webp', webpFile(480, 600).slice(0, -4)],
  ['data of a camera', 'jpg', jpegFile(480, 600, 'with-exif')],
  ['nothing', 'webp', new Uint8Array()],
])('refuses %s', (_what, ending, bytes) => {
  expect(named(ending, bytes)).toBe(false)
})

test('refuses a name that is none', () => {
  for (const name of [`${ID}-480.svg`, `../${ID}-480.png`, `${ID}.png`, `${ID}-0480.png`])
    expect(isPictureFile(name, pngFile(480, 600))).toBe(false)
})

test.each([
  [404, 'refused'],
  [400, 'refused'],
  [403, 'unavailable'],
  [500, 'unavailable'],
])('tells a picture that is not there from a storage that is not: %s is %s', async (status, code) => {
  const error = new StorageApiError('no', status, String(status))
  const client = { storage: { from: () => ({ download: async () => ({ data: null, error }) }) } }
  const load = createLoadPicture(client as never, () => {})
  expect(await load('owner', `${ID}-480.png`)).toEqual({ ok: false, error: { code } })
})
