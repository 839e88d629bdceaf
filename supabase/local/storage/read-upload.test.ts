import { describe, expect, test } from 'vitest'
import { readUpload, type Upload } from './read-upload.ts'

describe('a form', () => {
  test.each([
    ['before', true],
    ['after', false],
  ])('may say what the file is %s it', async (_position, isBefore) => {
    const form = new FormData()
    const sayDetails = () => {
      form.append('cacheControl', '60')
      form.append('metadata', '{"k":"v"}')
    }
    if (isBefore) sayDetails()
    form.append('', new Blob(['bytes'], { type: 'image/png' }))
    if (!isBefore) sayDetails()

    const upload = await readUpload(new Request('http://x/', { method: 'POST', body: form }))
    expect(upload.mimeType).toBe('image/png')
    expect(await readAll(upload)).toBe('bytes')
    expect(await upload.details()).toEqual({ cacheControl: 'max-age=60', userMetadata: { k: 'v' } })
  })

  test('without a file is refused', async () => {
    const form = new FormData()
    form.append('cacheControl', '60')
    const request = new Request('http://x/', { method: 'POST', body: form })
    await expect(readUpload(request)).rejects.toMatchObject({ statusCode: '400' })
  })

  test('that breaks off is an error, not a shorter file', async () => {
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf of'
    const request = new Request('http://x/', {
      method: 'POST',
      body: head,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    })
    const upload = await readUpload(request)
    await expect(readAll(upload)).rejects.toMatchObject({ statusCode: '400' })
  })
})

test('a raw body says what it is in its headers', async () => {
  const request = new Request('http://x/', {
    method: 'POST',
    body: 'bytes',
    headers: {
      'content-type': 'application/pdf',
      'cache-control': 'max-age=3600',
      'x-metadata': btoa('{"k":"v"}'),
    },
  })
  const upload = await readUpload(request)
  expect(upload.mimeType).toBe('application/pdf')
  expect(await readAll(upload)).toBe('bytes')
  expect(await upload.details()).toEqual({ cacheControl: 'max-age=3600', userMetadata: { k: 'v' } })
})

test('a body that is not needed can be let go unread', async () => {
  const upload = await readUpload(new Request('http://x/', { method: 'POST', body: 'x'.repeat(100_000) }))
  upload.discard()
  expect(upload.mimeType).toContain('text/plain')
})

async function readAll({ body }: Upload): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of body) parts.push(part)
  return Buffer.concat(parts).toString()
}
