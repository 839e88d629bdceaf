import { expect, it, vi } from 'vitest'
import { copyText } from './copy-text.ts'

it('copies the text', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('a link')).toBe(true)
  expect(writeText).toHaveBeenCalledExactlyOnceWith('a link')
})

it('returns false when the browser denies permission', async () => {
  const writeText = async () => {
    throw new DOMException('Write permission denied.', 'NotAllowedError')
  }
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('a link')).toBe(false)
})

it('returns false where the browser has no clipboard, as on plain HTTP', async () => {
  vi.stubGlobal('navigator', {})
  expect(await copyText('a link')).toBe(false)
})
