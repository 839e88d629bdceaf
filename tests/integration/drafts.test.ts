// The function drafts, as owners call it, through the whole stack.
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test, vi } from 'vitest'
import {
  DRAFT_FILES,
  draftFileUrl,
  PASSAGES_PATH,
  passagesSchema,
  ROTATE_DRAFT_PATH,
  rotatedDraftSchema,
} from '../../packages/shared/src/api/drafts.ts'
import { START_SITE_BUILDER_PATH } from '../../packages/shared/src/api/site-builder.ts'
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import {
  PDF_TYPE,
  RESUME_BUCKET,
  resumePath,
} from '../../packages/shared/src/onboarding/input/resume-file.ts'
import { makePdf } from '../make-pdf.ts'
import { deliveredTo, saveAnswers, sql } from './drafts-kit.ts'
import { newClient, type Owner, signInByCode } from './sign-in-by-code.ts'
import { startTestStack } from './start-test-stack.ts'

const stack = await startTestStack()
afterAll(() => stack.stop())

const ask = (path: string, token: string | null) =>
  fetch(`${stack.apiUrl}/functions/v1${path}`, {
    method: 'POST',
    headers: {
      apikey: stack.keys.publishableKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: '{}',
  })

const codeOf = async (response: Response) => {
  const { error }: { error: { code: string } } = await response.json()
  return [response.status, error.code]
}

const frameOf = (slug: string) => fetch(draftFileUrl(stack.apiUrl, slug, DRAFT_FILES.frame))

async function ownerWithDraft(): Promise<Owner> {
  const owner = await signInByCode(stack)
  await saveAnswers(owner, THINKING)
  await ask(START_SITE_BUILDER_PATH, owner.token)
  await vi.waitFor(async () => expect((await deliveredTo(stack, owner.userId)).newest).not.toBeNull(), 60_000)
  return owner
}

async function slugsOf(owner: Owner): Promise<string[]> {
  return (await deliveredTo(stack, owner.userId)).versions.map(({ slug }) => slug)
}

test('needs a session', async () => {
  for (const path of [ROTATE_DRAFT_PATH, PASSAGES_PATH]) {
    expect(await codeOf(await ask(path, null))).toEqual([401, 'unauthorized'])
    expect(await codeOf(await ask(path, stack.keys.anonKey))).toEqual([401, 'unauthorized'])
  }
})

describe('a new address', () => {
  test('opens the same draft, and the old one does not any more', async () => {
    const owner = await ownerWithDraft()
    const [before = ''] = await slugsOf(owner)
    const page = await (await frameOf(before)).text()
    const response = await ask(ROTATE_DRAFT_PATH, owner.token)
    expect(response.status).toBe(200)
    const { slug } = rotatedDraftSchema.parse(await response.json())
    expect(slug).not.toBe(before)
    expect(await slugsOf(owner)).toEqual([slug])
    expect((await deliveredTo(stack, owner.userId)).newest).toMatchObject({ url: `/drafts/${slug}` })
    expect(await (await frameOf(slug)).text()).toBe(page)
    for (const file of Object.values(DRAFT_FILES)) {
      expect((await fetch(draftFileUrl(stack.apiUrl, slug, file))).status).toBe(200)
      expect((await fetch(draftFileUrl(stack.apiUrl, before, file))).ok).toBe(false)
    }
    const card = await fetch(draftFileUrl(stack.apiUrl, slug, DRAFT_FILES.card))
    expect(card.headers.get('content-type')).toBe('image/png')
    const visitor = newClient(stack, stack.keys.publishableKey)
    expect((await visitor.rpc('open_draft', { draft_slug: before })).data).toBeNull()
  })

  test('needs a draft, and is given five times an hour', async () => {
    const { token } = await signInByCode(stack)
    expect(await codeOf(await ask(ROTATE_DRAFT_PATH, token))).toEqual([409, 'no_draft'])
    const owner = await ownerWithDraft()
    for (let time = 0; time < 5; time += 1) {
      expect((await ask(ROTATE_DRAFT_PATH, owner.token)).status).toBe(200)
    }
    const refused = await ask(ROTATE_DRAFT_PATH, owner.token)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await codeOf(refused)).toEqual([429, 'too_many_requests'])
  })
})

describe('the bucket of drafts', () => {
  test('is neither listed nor written by anybody but the service', async () => {
    const owner = await ownerWithDraft()
    const [slug = ''] = await slugsOf(owner)
    for (const client of [newClient(stack, stack.keys.publishableKey), owner.client]) {
      const bucket = client.storage.from('drafts')
      expect((await bucket.list('')).data).toEqual([])
      expect((await bucket.list(slug)).data).toEqual([])
      const page = new Blob(['<h1>Other words</h1>'], { type: 'text/html' })
      expect((await bucket.upload(`${slug}/frame.html`, page, { upsert: true })).error).not.toBeNull()
      expect((await bucket.upload(`${slug}/new.html`, page)).error).not.toBeNull()
      await bucket.remove([`${slug}/frame.html`])
      expect((await frameOf(slug)).status).toBe(200)
    }
    expect(await (await frameOf(slug)).text()).not.toContain('Other words')
  })

  test('loses the files of a deleted account', async () => {
    const owner = await ownerWithDraft()
    const [slug = ''] = await slugsOf(owner)
    const response = await fetch(`${stack.apiUrl}/functions/v1/account`, {
      method: 'DELETE',
      headers: {
        apikey: stack.keys.publishableKey,
        authorization: `Bearer ${owner.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ confirm: 'DELETE' }),
    })
    expect(response.status).toBe(204)
    expect(
      await sql(stack, `select name from storage.objects where bucket_id = 'drafts' and name like $1`, [
        `${slug}/%`,
      ]),
    ).toEqual([])
  })
})

describe('passages of a PDF', () => {
  const SENTENCE = 'I started this work because nobody had an hour for my mother.'

  async function ownerWithFile(body: string, resume_text = ''): Promise<Owner> {
    const owner = await signInByCode(stack)
    const path = resumePath(owner.userId, randomUUID())
    const stored = await owner.client.storage
      .from(RESUME_BUCKET)
      .upload(path, new Blob([body], { type: PDF_TYPE }), { contentType: PDF_TYPE })
    if (stored.error) throw stored.error
    await saveAnswers(owner, {
      ...THINKING,
      clinicianDetails: { resume_text, resume_file_path: path, updated_at: '2026-02-01T09:00:00.000Z' },
    })
    return owner
  }

  test('are offered and not kept', async () => {
    const owner = await ownerWithFile(makePdf(SENTENCE))
    const response = await ask(PASSAGES_PATH, owner.token)
    expect(response.status).toBe(200)
    expect(passagesSchema.parse(await response.json())).toEqual({ passages: [{ id: 'p1', text: SENTENCE }] })
    expect((await owner.client.from('site_details').select()).data).toEqual([])
  })

  test('are published when they are ticked, and only then', async () => {
    const owner = await ownerWithFile(makePdf(SENTENCE), 'I listen first.')
    const deliver = async (count: number) => {
      expect((await ask(START_SITE_BUILDER_PATH, owner.token)).ok).toBe(true)
      return vi.waitFor(async () => {
        const { versions } = await deliveredTo(stack, owner.userId)
        expect(versions).toHaveLength(count)
        const [newest] = versions.toSorted((one, other) => other.version - one.version)
        const page = await (await frameOf(newest?.slug ?? '')).text()
        return { content: JSON.stringify(newest?.content), page }
      }, 60_000)
    }
    const untouched = await deliver(1)
    for (const text of Object.values(untouched)) {
      expect(text).toContain('I listen first.')
      expect(text).not.toContain(SENTENCE)
    }
    const { passages } = passagesSchema.parse(await (await ask(PASSAGES_PATH, owner.token)).json())
    await owner.client.rpc('save_site_details', { changes: { passages } }).throwOnError()
    const ticked = await deliver(2)
    for (const text of Object.values(ticked)) {
      expect(text).toContain('I listen first.')
      expect(text).toContain(SENTENCE)
    }
  })

  test('need a file that can be read', async () => {
    const { token } = await signInByCode(stack)
    expect(await codeOf(await ask(PASSAGES_PATH, token))).toEqual([409, 'no_file'])
    const broken = await ownerWithFile('%PDF-1.4\nnothing else')
    expect(await codeOf(await ask(PASSAGES_PATH, broken.token))).toEqual([422, 'file_unreadable'])
  })
})
