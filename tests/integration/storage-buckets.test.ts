// Buckets over the Storage API: the addresses and the lists of their objects, their settings, and what the embedded stack
// leaves out.
import { SignJWT } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { adminClient } from './sign-in-as.ts'
import { PDF, pdf, refusal, signInToStorage, startStorageStack, storageUrl } from './storage-kit.ts'

const stack = await startStorageStack()
const admin = adminClient(stack).storage
afterAll(() => stack.stop())

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
      expect((await fetch(storageUrl(stack, path), { method: 'POST' })).status).toBe(501)
    },
  )
})

describe('addresses', () => {
  it('that are signed work without a key for one object until they expire', async () => {
    const { papers, folder } = await signInToStorage(stack)
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
    const late = await fetch(storageUrl(stack, `/object/sign/papers/${folder}/other.pdf?token=${expired}`))
    expect(await late.json()).toMatchObject({ statusCode: '400', error: 'InvalidJWT' })
  })

  it('cannot be made of other tokens of the same secret', async () => {
    const { papers, folder } = await signInToStorage(stack)
    await papers.upload(`${folder}/a.pdf`, pdf('a'))
    const response = await fetch(
      storageUrl(stack, `/object/sign/papers/${folder}/a.pdf?token=${stack.keys.serviceRoleKey}`),
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
  const response = await fetch(storageUrl(stack, '/object/public/posters/ten.txt'), { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'max-age=3600',
    'content-length': '10',
    'content-type': 'text/plain',
    etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    'x-robots-tag': 'none',
  })
})

it('answers 304 to the ETag of an object until it changes', async () => {
  const upload = (body: string) =>
    admin.from('papers').upload('note.pdf', pdf(body), { upsert: true, contentType: PDF })
  const ask = (etag = '') =>
    fetch(storageUrl(stack, '/object/authenticated/papers/note.pdf'), {
      headers: {
        apikey: stack.keys.secretKey,
        authorization: `Bearer ${stack.keys.secretKey}`,
        'if-none-match': etag,
      },
    })
  await upload('one')
  const etag = (await ask()).headers.get('etag') ?? ''
  const again = await ask(etag)
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  await upload('two')
  const changed = await ask(etag)
  expect([changed.status, await changed.text()]).toEqual([200, 'two'])
})

describe('the objects of a bucket', () => {
  it('are listed by folder', async () => {
    const { papers, folder } = await signInToStorage(stack)
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
    const { papers, folder } = await signInToStorage(stack)
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
    const { storage } = await signInToStorage(stack)
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
