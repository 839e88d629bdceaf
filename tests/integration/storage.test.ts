import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminClient, anonymousClient, signInAsSomebody } from './sign-in-as.ts'
import { startTestStack } from './start-test-stack.ts'

const PDF = 'application/pdf'

let stack: Awaited<ReturnType<typeof startTestStack>>
let admin: SupabaseClient['storage']

beforeAll(async () => {
  stack = await startTestStack({
    configure: (config) => ({
      ...config,
      storage: {
        file_size_limit: '2MiB',
        buckets: { configured: { public: true, file_size_limit: '1KiB' } },
      },
    }),
  })
  const playground = readFileSync(join(import.meta.dirname, 'fixtures/storage-playground.sql'), 'utf8')
  await stack.database.asSuperuser((tx) => tx.query(playground))
  admin = adminClient(stack).storage
})
afterAll(() => stack.stop())

async function somebody() {
  const { client, userId } = await signInAsSomebody(stack)
  return { papers: client.storage.from('papers'), folder: userId, storage: client.storage }
}

const pdf = (text: string) => new Blob([text], { type: PDF })
const url = (path: string) => `${stack.apiUrl}/storage/v1${path}`

/** What supabase-js makes of an error: the status on the wire, and the true one from the body. */
const refusal = (statusCode: string, message: string) =>
  expect.objectContaining({ status: 400, statusCode, message })

describe('upload and download', () => {
  it('accepts a Blob with metadata', async () => {
    const { papers, folder } = await somebody()
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
    const { papers, folder } = await somebody()
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
    const { papers, folder } = await somebody()
    expect((await papers.upload(`${folder}/empty.pdf`, pdf(''))).error).toBeNull()
    expect((await papers.download(`${folder}/empty.pdf`)).data?.size).toBe(0)
  })

  it('refuses a second upload without upsert', async () => {
    const { papers, folder } = await somebody()
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
    const { papers, folder } = await somebody()
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
    const { papers } = await somebody()
    const other = await somebody()
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
    const { papers, folder } = await somebody()
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
    const { papers, folder } = await somebody()
    const image = new Blob(['x'], { type: 'image/png' })
    expect((await papers.upload(`${folder}/a.png`, image)).error).toEqual(
      refusal('415', 'mime type image/png is not supported'),
    )
    const withCharset = await papers.upload(`${folder}/a.pdf`, 'x', { contentType: `${PDF};charset=utf-8` })
    expect(withCharset.error).toEqual(refusal('415', `mime type ${PDF};charset=utf-8 is not supported`))
  })

  it.each(['résumé.pdf', 'a|b.pdf', 'a[1].pdf'])('the name %s', async (name) => {
    const { papers, folder } = await somebody()
    expect((await papers.upload(`${folder}/${name}`, pdf('x'))).error).toMatchObject({ status: 400 })
    expect((await papers.list(folder)).data).toEqual([])
  })

  it('a missing bucket', async () => {
    const { storage } = await somebody()
    expect((await storage.from('nowhere').upload('a', pdf('x'))).error).toEqual(
      refusal('404', 'Bucket not found'),
    )
    expect((await storage.from('nowhere').download('a')).error).toMatchObject({ statusCode: '404' })
  })

  it.each([
    ['no token', undefined],
    ['a broken token', 'Bearer nonsense'],
  ])('a caller with %s', async (_label, authorization) => {
    const response = await fetch(url('/object/papers/a.pdf'), {
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
    const response = await fetch(url('/object/drop-box/malformed.txt'), {
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

describe('what the embedded stack leaves out', () => {
  const posters = () => admin.from('posters')

  it.each<[string, () => PromiseLike<{ error: unknown }>]>([
    ['POST /bucket', () => admin.createBucket('shelf')],
    ['PUT /bucket/posters', () => admin.updateBucket('posters', { public: false })],
    ['POST /bucket/posters/empty', () => admin.emptyBucket('posters')],
    ['DELETE /bucket/posters', () => admin.deleteBucket('posters')],
    ['POST /object/move', () => posters().move('a', 'b')],
    ['POST /object/copy', () => posters().copy('a', 'b')],
    ['POST /object/sign/posters', () => posters().createSignedUrls(['a'], 60)],
    ['POST /object/upload/sign/posters/a', () => posters().createSignedUploadUrl('a')],
    ['PUT /object/upload/sign/posters/a', () => posters().uploadToSignedUrl('a', 'token', 'x')],
    ['POST /object/list-v2/posters', () => posters().listV2()],
  ])('answers 501 to %s', async (call, run) => {
    expect((await run()).error).toMatchObject({
      status: 501,
      message: `${call} is not part of the embedded stack; \`supabase start\` has it.`,
    })
  })

  it.each(['/render/image/public/posters/a.png', '/upload/resumable', '/s3/posters'])(
    'answers 501 to POST %s',
    async (path) => {
      expect((await fetch(url(path), { method: 'POST' })).status).toBe(501)
    },
  )
})

describe('addresses', () => {
  it('that are signed work without a key for one object until they expire', async () => {
    const { papers, folder } = await somebody()
    await papers.upload(`${folder}/my letter.pdf`, pdf('hello'))
    await papers.upload(`${folder}/other.pdf`, pdf('other'))
    const { data } = await papers.createSignedUrl(`${folder}/my letter.pdf`, 60, { download: 'letter.pdf' })
    const signed = data?.signedUrl ?? ''
    const response = await fetch(signed)
    expect(await response.text()).toBe('hello')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename=letter.pdf; filename*=UTF-8''letter.pdf`,
    )
    expect(Date.parse(response.headers.get('expires') ?? '')).toBeGreaterThan(Date.now())

    const elsewhere = await fetch(signed.replace('my%20letter', 'other'))
    expect(await elsewhere.json()).toMatchObject({ statusCode: '400', error: 'InvalidSignature' })
    const forged = await fetch(signed.replace(/token=[^.]+/, 'token=x'))
    expect(await forged.json()).toMatchObject({ statusCode: '400', error: 'InvalidJWT' })
    const claims = { url: `papers/${folder}/other.pdf`, scope: 'download', exp: 1_000_000_000 }
    const expired = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(stack.keys.jwtSecret)
    const late = await fetch(url(`/object/sign/papers/${folder}/other.pdf?token=${expired}`))
    expect(await late.json()).toMatchObject({ statusCode: '400', error: 'InvalidJWT' })
  })

  it('cannot be made of other tokens of the same secret', async () => {
    const { papers, folder } = await somebody()
    await papers.upload(`${folder}/a.pdf`, pdf('a'))
    const response = await fetch(
      url(`/object/sign/papers/${folder}/a.pdf?token=${stack.keys.serviceRoleKey}`),
    )
    expect(await response.json()).toMatchObject({ error: 'InvalidSignature' })
  })

  it('of public buckets are open, those of private buckets are not', async () => {
    await admin.from('posters').upload('deep/a b.txt', new Blob(['seen'], { type: 'text/plain' }))
    const open = await fetch(
      admin.from('posters').getPublicUrl('deep/a b.txt', { download: true }).data.publicUrl,
    )
    expect(await open.text()).toBe('seen')
    expect(open.headers.get('content-disposition')).toBe('attachment;')
    const closed = await fetch(admin.from('papers').getPublicUrl('a.pdf').data.publicUrl)
    expect(closed.status).toBe(400)
    expect(await closed.json()).toMatchObject({ statusCode: '404', error: 'Bucket not found' })
  })
})

it('sends the headers of a download, also for HEAD', async () => {
  await admin.from('posters').upload('ten.txt', new Blob(['0123456789'], { type: 'text/plain' }))
  const response = await fetch(url('/object/public/posters/ten.txt'), { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'max-age=3600',
    'content-length': '10',
    'content-type': 'text/plain',
    etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    'x-robots-tag': 'none',
  })
})

describe('the objects of a bucket', () => {
  it('are listed by folder', async () => {
    const { papers, folder } = await somebody()
    for (const name of ['b.pdf', 'A.pdf', 'sub/c.pdf', 'sub/deeper/d.pdf', 'bee/e.pdf', '10%.pdf']) {
      expect((await papers.upload(`${folder}/${name.replace('%', '')}`, pdf('x'))).error).toBeNull()
    }
    const listed = async (...[path, options]: Parameters<typeof papers.list>) => {
      const { data, error } = await papers.list(path, options)
      expect(error).toBeNull()
      return data?.map(({ name, id }) => (id === null ? `${name}/` : name))
    }
    expect(await listed()).toEqual([`${folder}/`])
    expect(await listed(folder)).toEqual(['bee/', 'sub/', '10.pdf', 'A.pdf', 'b.pdf'])
    expect(await listed(`${folder}/sub/`)).toEqual(['deeper/', 'c.pdf'])
    expect(await listed(folder, { search: 'B' })).toEqual(['bee/', 'b.pdf'])
    expect(await listed(folder, { search: '%' })).toEqual([])
    expect(await listed(folder, { limit: 2, offset: 1 })).toEqual(['sub/', '10.pdf'])
    expect(await listed(folder, { sortBy: { column: 'created_at', order: 'desc' } })).toEqual([
      'sub/',
      'bee/',
      '10.pdf',
      'A.pdf',
      'b.pdf',
    ])
    const { data } = await papers.list(folder, { search: 'A.pdf' })
    expect(data?.[0]).toMatchObject({
      name: 'A.pdf',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      metadata: {
        size: 1,
        mimetype: PDF,
        contentLength: 1,
        httpStatusCode: 200,
        cacheControl: 'max-age=3600',
      },
    })
  })

  it('are removed and returned', async () => {
    const { papers, folder } = await somebody()
    await papers.upload(`${folder}/a.pdf`, pdf('a'))
    await papers.upload(`${folder}/b.pdf`, pdf('b'))
    const { data } = await papers.remove([`${folder}/a.pdf`, `${folder}/missing.pdf`])
    expect(data?.map(({ name }) => name)).toEqual([`${folder}/a.pdf`])
    expect((await papers.exists(`${folder}/a.pdf`)).data).toBe(false)
    expect((await papers.exists(`${folder}/b.pdf`)).data).toBe(true)
  })
})

describe('buckets', () => {
  it('come from config.toml and from migrations', async () => {
    const { data } = await admin.listBuckets()
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'configured', public: true, file_size_limit: 1024 }),
        expect.objectContaining({ id: 'papers', public: false, allowed_mime_types: [PDF, 'text/*'] }),
      ]),
    )
  })

  it('are visible to the service role only', async () => {
    expect((await admin.getBucket('papers')).data).toMatchObject({ id: 'papers', file_size_limit: 1000 })
    const { storage } = await somebody()
    expect((await storage.listBuckets()).data).toEqual([])
    expect((await storage.getBucket('papers')).error).toEqual(refusal('404', 'Bucket not found'))
  })
})

describe('functions for policies', () => {
  it.each([
    ['a/b/c.tar.gz', ['a', 'b'], 'c.tar.gz', 'gz'],
    ['c.pdf', [], 'c.pdf', 'pdf'],
  ])('of the name %s', async (name, folders, file, extension) => {
    const { rows } = await stack.database.asSuperuser((tx) =>
      tx.query(
        'select storage.foldername($1) as folders, storage.filename($1) as file, storage.extension($1) as extension',
        [name],
      ),
    )
    expect(rows).toEqual([{ folders, file, extension }])
  })
})

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
