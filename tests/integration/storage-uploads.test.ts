// Uploads and downloads over the Storage API, and what it refuses.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { adminClient, anonymousClient } from './sign-in-as.ts'
import { startTestStack } from './start-test-stack.ts'
import { PDF, pdf, refusal, signInToStorage, startStorageStack, storageUrl } from './storage-kit.ts'

const stack = await startStorageStack()
const admin = adminClient(stack).storage
afterAll(() => stack.stop())

describe('upload and download', () => {
  it('accepts a Blob with metadata', async () => {
    const { papers, folder } = await signInToStorage(stack)
    const path = `${folder}/my letter.pdf`
    const { data, error } = await papers.upload(path, pdf('hello'), {
      metadata: { k: 'v' },
      cacheControl: '60',
    })
    expect(error).toBeNull()
    expect(data).toEqual({ path, fullPath: `papers/${path}`, id: expect.any(String) })
    const read = await papers.download(path)
    expect(await read.data?.text()).toBe('hello')
    expect(read.data?.type).toBe(PDF)
    expect((await papers.info(path)).data).toMatchObject({
      name: path,
      size: 5,
      contentType: PDF,
      cacheControl: 'max-age=60',
      metadata: { k: 'v' },
    })
  })

  it('accepts raw bytes and a form', async () => {
    const { papers, folder } = await signInToStorage(stack)
    const raw = await papers.upload(`${folder}/raw.pdf`, new Uint8Array([0, 255, 128]), { contentType: PDF })
    expect(raw.error).toBeNull()
    const bytes = await (await papers.download(`${folder}/raw.pdf`)).data?.arrayBuffer()
    expect(new Uint8Array(bytes ?? new ArrayBuffer())).toEqual(new Uint8Array([0, 255, 128]))

    const form = new FormData()
    form.append('file', new File(['typed'], 'x.txt', { type: 'text/plain' }))
    expect((await papers.upload(`${folder}/form.txt`, form)).error).toBeNull()
    expect(await (await papers.download(`${folder}/form.txt`)).data?.text()).toBe('typed')
  })

  it('accepts an empty file', async () => {
    const { papers, folder } = await signInToStorage(stack)
    expect((await papers.upload(`${folder}/empty.pdf`, pdf(''))).error).toBeNull()
    expect((await papers.download(`${folder}/empty.pdf`)).data?.size).toBe(0)
  })

  it('refuses a second upload without upsert', async () => {
    const { papers, folder } = await signInToStorage(stack)
    const path = `${folder}/a.pdf`
    const first = await papers.upload(path, pdf('one'))
    expect((await papers.upload(path, pdf('two'))).error).toEqual(
      refusal('409', 'The resource already exists'),
    )
    expect(await (await papers.download(path)).data?.text()).toBe('one')

    const replaced = await papers.upload(path, pdf('three'), { upsert: true })
    expect(replaced.data?.id).toBe(first.data?.id)
    expect(await (await papers.download(path)).data?.text()).toBe('three')
    expect((await papers.update(path, pdf('four'))).error).toBeNull()
    expect(await (await papers.download(path)).data?.text()).toBe('four')
  })

  it('serves HTML as plain text', async () => {
    const { papers, folder } = await signInToStorage(stack)
    const page = new Blob(['<script>alert(1)</script>'], { type: 'text/html' })
    expect((await papers.upload(`${folder}/page.html`, page)).error).toBeNull()
    expect((await papers.download(`${folder}/page.html`)).data?.type).toMatch(/^text\/plain/)
  })

  it('allows an upload without the right to read', async () => {
    const box = anonymousClient(stack).storage.from('drop-box')
    expect((await box.upload('note.txt', new Blob(['psst']))).error).toBeNull()
    expect((await box.download('note.txt')).error).toEqual(refusal('404', 'Object not found'))
    expect((await box.list()).data).toEqual([])
  })
})

describe('refuses', () => {
  it("access to another user's folder", async () => {
    const { papers } = await signInToStorage(stack)
    const other = await signInToStorage(stack)
    expect((await other.papers.upload(`${other.folder}/a.pdf`, pdf('mine'))).error).toBeNull()
    const path = `${other.folder}/a.pdf`
    const denied = refusal('403', 'new row violates row-level security policy')
    expect((await papers.upload(`${other.folder}/b.pdf`, pdf('x'))).error).toEqual(denied)
    expect((await papers.upload(path, pdf('x'), { upsert: true })).error).toEqual(
      expect.objectContaining({ statusCode: '403' }),
    )
    expect((await papers.download(path)).error).toEqual(refusal('404', 'Object not found'))
    expect((await papers.info(path)).error).toEqual(refusal('404', 'Object not found'))
    expect((await papers.createSignedUrl(path, 60)).error).toEqual(refusal('404', 'Object not found'))
    expect((await papers.list(other.folder)).data).toEqual([])
    expect((await papers.remove([path])).data).toEqual([])
    expect(await (await other.papers.download(path)).data?.text()).toBe('mine')
  })

  it('a file that is too large, and stores nothing', async () => {
    const { papers, folder } = await signInToStorage(stack)
    const tooLarge = refusal('413', 'The object exceeded the maximum allowed size')
    expect((await papers.upload(`${folder}/big.pdf`, pdf('x'.repeat(1001)))).error).toEqual(tooLarge)
    expect(
      (await papers.upload(`${folder}/big.pdf`, new Uint8Array(1001), { contentType: PDF })).error,
    ).toEqual(tooLarge)
    expect((await papers.upload(`${folder}/fits.pdf`, pdf('x'.repeat(1000)))).error).toBeNull()
    expect((await papers.list(folder)).data?.map(({ name }) => name)).toEqual(['fits.pdf'])
    const global = await admin.from('posters').upload('big.bin', new Uint8Array(2 * 1024 * 1024 + 1))
    expect(global.error).toEqual(tooLarge)
  })

  it('a type that the bucket does not allow', async () => {
    const { papers, folder } = await signInToStorage(stack)
    const image = new Blob(['x'], { type: 'image/png' })
    expect((await papers.upload(`${folder}/a.png`, image)).error).toEqual(
      refusal('415', 'mime type image/png is not supported'),
    )
    const withCharset = await papers.upload(`${folder}/a.pdf`, 'x', { contentType: `${PDF};charset=utf-8` })
    expect(withCharset.error).toEqual(refusal('415', `mime type ${PDF};charset=utf-8 is not supported`))
  })

  it.each(['résumé.pdf', 'a|b.pdf', 'a[1].pdf'])('the name %s', async (name) => {
    const { papers, folder } = await signInToStorage(stack)
    expect((await papers.upload(`${folder}/${name}`, pdf('x'))).error).toMatchObject({ status: 400 })
    expect((await papers.list(folder)).data).toEqual([])
  })

  it('a missing bucket', async () => {
    const { storage } = await signInToStorage(stack)
    expect((await storage.from('nowhere').upload('a', pdf('x'))).error).toEqual(
      refusal('404', 'Bucket not found'),
    )
    expect((await storage.from('nowhere').download('a')).error).toMatchObject({ statusCode: '404' })
  })

  it.each([
    ['no token', undefined],
    ['a broken token', 'Bearer nonsense'],
  ])('a caller with %s', async (_label, authorization) => {
    const response = await fetch(storageUrl(stack, '/object/papers/a.pdf'), {
      headers: authorization === undefined ? {} : { authorization },
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      statusCode: '403',
      error: 'Unauthorized',
      message: 'Invalid Compact JWS',
    })
  })

  it('deleting objects with SQL', async () => {
    const deletion = stack.database.asSuperuser((tx) => tx.query('delete from storage.objects'))
    await expect(deletion).rejects.toMatchObject({
      code: '42501',
      message: 'Direct deletion from storage tables is not allowed. Use the Storage API instead.',
    })
  })

  it.each([
    ['a form without a file', form({ cacheControl: '60' })],
    ['metadata that is not JSON', form({ metadata: '{', '': new Blob(['x']) })],
    ['a malformed form', { body: '--x', headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
  ])('%s', async (_label, init) => {
    const response = await fetch(storageUrl(stack, '/object/drop-box/malformed.txt'), {
      method: 'POST',
      ...init,
      headers: { ...init.headers, apikey: stack.keys.publishableKey },
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ statusCode: '400', code: 'InvalidRequest' })
  })
})

function form(fields: Record<string, string | Blob>): RequestInit {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return { body }
}

it('keeps rows and bytes across a restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'storage-'))
  try {
    const before = await startTestStack({ dataDir })
    const { storage } = adminClient(before)
    expect((await storage.from('resumes').upload('a.pdf', pdf('still here'))).error).toBeNull()
    await before.stop()

    const after = await startTestStack({ dataDir })
    const { data } = await adminClient(after).storage.from('resumes').download('a.pdf')
    await after.stop()
    expect(await data?.text()).toBe('still here')
    expect(await readdir(join(dataDir, 'storage'))).toHaveLength(1)
  } finally {
    await rm(dataDir, { recursive: true })
  }
})
