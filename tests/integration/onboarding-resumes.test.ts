// The PDF of a clinician in storage, uploaded as the app does it.
import { randomUUID } from 'node:crypto'
import { RESUME_MAX_BYTES } from '@foyer/shared/onboarding/answers/limits.ts'
import { PDF_TYPE } from '@foyer/shared/onboarding/input/resume-file.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reserveResume } from './reserve-resume.ts'
import {
  type FoyerClient,
  newClient,
  type Owner,
  openSecondBrowser,
  signInByCode,
} from './sign-in-by-code.ts'
import { startTestStack } from './start-test-stack.ts'

let stack: Awaited<ReturnType<typeof startTestStack>>
let owner: Owner
let others: [string, FoyerClient][]

beforeAll(async () => {
  stack = await startTestStack()
  others = [
    ['a stranger', (await signInByCode(stack)).client],
    ['anon', newClient(stack, stack.keys.publishableKey)],
  ]
})
beforeEach(async () => {
  owner = await signInByCode(stack)
})
afterAll(() => stack.stop())

const pdf = (bytes = 20) => new Blob(['%PDF-1.7\n'.padEnd(bytes, ' ')], { type: PDF_TYPE })
const resumes = (client: FoyerClient) => client.storage.from('resumes')
const newPath = () => reserveResume(owner)

/** The paths that are stored, as the service sees them. */
async function storedIn(folder: string): Promise<string[]> {
  const { data, error } = await resumes(newClient(stack, stack.keys.secretKey)).list(folder, { limit: 1000 })
  if (error) throw error
  return data.map(({ name }) => `${folder}/${name}`)
}

describe('an owner', () => {
  test('stores a PDF, sees it in another browser, and deletes it', async () => {
    const path = await newPath()
    const { data, error } = await resumes(owner.client).upload(path, pdf())
    expect(error).toBeNull()
    expect(data?.path).toBe(path)

    const second = resumes(await openSecondBrowser(stack, owner))
    const read = await second.download(path)
    expect(read.data?.type).toBe(PDF_TYPE)
    expect(await read.data?.text()).toMatch(/^%PDF-/)
    expect((await second.list(owner.userId)).data?.map(({ name }) => `${owner.userId}/${name}`)).toContain(
      path,
    )
    const signed = await second.createSignedUrl(path, 60)
    expect((await fetch(signed.data?.signedUrl ?? '')).status).toBe(200)

    expect((await second.remove([path])).data).toMatchObject([{ name: path }])
    expect(await storedIn(owner.userId)).not.toContain(path)
  })

  test('may store up to 10 MB', async () => {
    const path = await newPath()
    expect((await resumes(owner.client).upload(path, pdf(RESUME_MAX_BYTES))).error).toBeNull()
    const { error } = await resumes(owner.client).upload(await newPath(), pdf(RESUME_MAX_BYTES + 1))
    expect(error).toMatchObject({ statusCode: '413' })
  })

  test.each(['text/html', 'image/png', 'application/pdf+x', 'text/plain'])(
    'stores nothing that says it is %s',
    async (type) => {
      const path = await newPath()
      const { error } = await resumes(owner.client).upload(path, new Blob(['%PDF-1.7'], { type }))
      expect(error).toMatchObject({ statusCode: '415' })
      expect(await storedIn(owner.userId)).not.toContain(path)
    },
  )

  test('replaces nothing: another PDF is another file', async () => {
    const path = await newPath()
    await resumes(owner.client).upload(path, pdf())
    expect((await resumes(owner.client).upload(path, pdf())).error).toMatchObject({ statusCode: '409' })
    expect((await resumes(owner.client).upload(path, pdf(30), { upsert: true })).error).toMatchObject({
      statusCode: '403',
    })
    expect((await resumes(owner.client).download(path)).data?.size).toBe(20)
  })

  test('stores nothing anywhere else', async () => {
    const id = randomUUID()
    const wrong = [
      `${id}.pdf`,
      `${owner.userId}.pdf`,
      `${owner.userId}/${id}`,
      `${owner.userId}/${id}.PDF`,
      `${owner.userId}/${id}.pdf.html`,
      `${owner.userId}/${id}.html`,
      `${owner.userId}/.pdf`,
      `${owner.userId}/deeper/${id}.pdf`,
      `${owner.userId.toUpperCase()}/${id}.pdf`,
      `${randomUUID()}/${id}.pdf`,
      `resumes/${owner.userId}/${id}.pdf`,
      `${owner.userId}/a b.pdf`,
      `${owner.userId}/${'x'.repeat(101)}.pdf`,
    ]
    for (const path of wrong) {
      const { error } = await resumes(owner.client).upload(path, pdf())
      expect([path, error && 'statusCode' in error && error.statusCode]).toEqual([path, '403'])
    }
    const kept = await newPath()
    await resumes(owner.client).upload(kept, pdf())
    expect((await resumes(owner.client).move(kept, `${randomUUID()}/${id}.pdf`)).error).not.toBeNull()
    expect((await resumes(owner.client).move(kept, `${owner.userId}/page.html`)).error).not.toBeNull()
    expect(await storedIn(owner.userId)).toContain(kept)
  })

  test('has no public address', async () => {
    const path = await newPath()
    await resumes(owner.client).upload(path, pdf())
    const { publicUrl } = resumes(owner.client).getPublicUrl(path).data
    expect((await fetch(publicUrl)).ok).toBe(false)
  })
})

test('120 uploads at the same moment store no more than there may be', async () => {
  const crowd = await signInByCode(stack)
  const reserved = await Promise.all(
    Array.from({ length: 120 }, async () => (await crowd.client.rpc('reserve_resume')).data),
  )
  const names = reserved.filter((name) => name !== null)
  expect(new Set(names).size).toBe(10)
  // Names that were reserved, each twelve times, and as many that somebody made up.
  const tried = Array.from({ length: 120 }, (_, n) => (n % 2 ? `${randomUUID()}.pdf` : names[n % 10]))
  await Promise.all(tried.map((name) => resumes(crowd.client).upload(`${crowd.userId}/${name}`, pdf())))
  expect((await storedIn(crowd.userId)).length).toBeLessThanOrEqual(10)
})

describe('nobody else', () => {
  test.each([
    ['reads', (client: FoyerClient, path: string) => resumes(client).download(path)],
    [
      'gets a signed address of',
      (client: FoyerClient, path: string) => resumes(client).createSignedUrl(path, 60),
    ],
    ['copies', async (client: FoyerClient, path: string) => resumes(client).copy(path, await newPath())],
    ['moves', async (client: FoyerClient, path: string) => resumes(client).move(path, await newPath())],
    [
      'replaces',
      (client: FoyerClient, path: string) => resumes(client).upload(path, pdf(40), { upsert: true }),
    ],
    ['adds to the folder of', async (client: FoyerClient) => resumes(client).upload(await newPath(), pdf())],
  ])('%s a PDF', async (_, attempt) => {
    const path = await newPath()
    await resumes(owner.client).upload(path, pdf())
    const before = await storedIn(owner.userId)
    for (const [who, client] of others) {
      const { error } = await attempt(client, path)
      expect([who, error]).toEqual([who, expect.any(Error)])
    }
    expect(await storedIn(owner.userId)).toEqual(before)
    expect((await resumes(owner.client).download(path)).data?.size).toBe(20)
  })

  test('lists or deletes one', async () => {
    const path = await newPath()
    await resumes(owner.client).upload(path, pdf())
    for (const [, client] of others) {
      expect((await resumes(client).list(owner.userId)).data ?? []).toEqual([])
      expect((await resumes(client).remove([path])).data ?? []).toEqual([])
    }
    expect(await storedIn(owner.userId)).toContain(path)
  })
})
