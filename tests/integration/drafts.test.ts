import { afterAll, describe, expect, test, vi } from 'vitest'
import {
  DRAFT_FILES,
  draftFileUrl,
  PASSAGES_PATH,
  passagesSchema,
  sharedDraftSchema,
} from '../../packages/shared/src/api/drafts.ts'
import { START_SITE_BUILDER_PATH } from '../../packages/shared/src/api/site-builder.ts'
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { PDF_TYPE, RESUME_BUCKET } from '../../packages/shared/src/onboarding/input/resume-file.ts'
import { makePdf } from '../make-pdf.ts'
import { deliveredTo, saveAnswers, sql } from './drafts-kit.ts'
import { reserveResume } from './reserve-resume.ts'
import { newClient, type Owner, signInByCode } from './sign-in-by-code.ts'
import { startTestStack, WORKER_TIMER } from './start-test-stack.ts'

const stack = await startTestStack({ schedules: [WORKER_TIMER] })
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

const asOwner = ({ token }: Owner) => ({ authorization: `Bearer ${token}` })
const frameOf = (slug: string, version?: number, owner?: Owner) =>
  fetch(draftFileUrl(stack.apiUrl, slug, DRAFT_FILES.frame, version), owner && { headers: asOwner(owner) })

async function ownerWithDraft(): Promise<Owner> {
  const owner = await signInByCode(stack)
  await saveAnswers(owner, THINKING)
  await ask(START_SITE_BUILDER_PATH, owner.token)
  await vi.waitFor(
    async () => expect((await deliveredTo(stack, owner.userId)).newest).not.toBeNull(),
    300_000,
  )
  return owner
}

async function slugOf(owner: Owner): Promise<string> {
  return (await deliveredTo(stack, owner.userId)).newest?.slug ?? ''
}

test('needs a session for passages', async () => {
  expect(await codeOf(await ask(PASSAGES_PATH, null))).toEqual([401, 'unauthorized'])
  expect(await codeOf(await ask(PASSAGES_PATH, stack.keys.anonKey))).toEqual([401, 'unauthorized'])
})

describe('the files of a draft', () => {
  test('are rendered when they are opened, and only when they have changed', async () => {
    const owner = await ownerWithDraft()
    const slug = await slugOf(owner)
    for (const file of Object.values(DRAFT_FILES)) {
      const address = draftFileUrl(stack.apiUrl, slug, file)
      const first = await fetch(address, { headers: asOwner(owner) })
      const etag = first.headers.get('etag') ?? ''
      expect([file, first.status, etag]).toEqual([file, 200, expect.stringMatching(/^"[0-9a-f]{32}"$/)])
      expect(first.headers.get('cache-control')).toBe('private, no-cache')
      const again = await fetch(address, { headers: { ...asOwner(owner), 'if-none-match': `W/${etag}` } })
      expect([file, again.status, await again.text()]).toEqual([file, 304, ''])
    }
    const { headers } = await frameOf(slug, undefined, owner)
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    const card = await fetch(draftFileUrl(stack.apiUrl, slug, DRAFT_FILES.card))
    expect(card.headers.get('content-type')).toBe('image/png')
  })

  test('are found by their exact address only', async () => {
    const owner = await ownerWithDraft()
    const slug = await slugOf(owner)
    for (const path of [
      `/drafts/${'0'.repeat(32)}/frame.html`,
      `/drafts/${slug}/other.html`,
      `/drafts/${slug}/`,
      `/drafts/${slug}/frame.html?version=2`,
      `/drafts/${slug}/card.png?version=2`,
    ]) {
      const response = await fetch(`${stack.apiUrl}/functions/v1${path}`, { headers: asOwner(owner) })
      expect([path, response.status]).toEqual([path, 404])
      await response.body?.cancel()
    }
  })

  test('are gone with the account', async () => {
    const owner = await ownerWithDraft()
    const slug = await slugOf(owner)
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
    expect((await frameOf(slug)).status).toBe(404)
    expect((await fetch(draftFileUrl(stack.apiUrl, slug, DRAFT_FILES.card))).status).toBe(404)
    expect(await sql(stack, 'select from private.draft_cards where profile_id = $1', [owner.userId])).toEqual(
      [],
    )
  })
})

describe('the private address', () => {
  const call = async ({ client }: Owner, name: 'share_draft' | 'stop_sharing_draft') =>
    sharedDraftSchema.parse((await client.rpc(name)).data)
  const PAGES = [DRAFT_FILES.frame, DRAFT_FILES.page, DRAFT_FILES.cardDrawing]
  const seenBy = async (slug: string, owner?: Owner) =>
    Promise.all(
      PAGES.map(async (file) => {
        const headers = owner && asOwner(owner)
        const response = await fetch(draftFileUrl(stack.apiUrl, slug, file), headers && { headers })
        await response.body?.cancel()
        return response.status
      }),
    )

  test('is off until it is turned on, shows the newest state, and ends', async () => {
    const owner = await ownerWithDraft()
    const stranger = await signInByCode(stack)
    const visitor = newClient(stack, stack.keys.publishableKey)
    const slug = await slugOf(owner)
    const opened = async (draft_slug: string) => (await visitor.rpc('open_draft', { draft_slug })).data
    expect(await seenBy(slug)).toEqual([404, 404, 404])
    expect(await seenBy(slug, stranger)).toEqual([404, 404, 404])
    expect(await seenBy(slug, owner)).toEqual([200, 200, 200])
    expect(await opened(slug)).toBeNull()

    expect(await call(owner, 'share_draft')).toEqual({ slug })
    // Marks and gaps are the owner's.
    expect(await seenBy(slug)).toEqual([200, 404, 404])
    expect(await opened(slug)).toMatchObject({ mine: false, shared: true })
    await owner.client
      .rpc('save_entries', { changes: { 'fact/phone': { value: '(423) 555-0100' } } })
      .throwOnError()
    expect(await (await frameOf(slug)).text()).toContain('(423) 555-0100')

    const stopped = await call(owner, 'stop_sharing_draft')
    const next = await slugOf(owner)
    expect(stopped).toEqual({ slug: next })
    expect(next).not.toBe(slug)
    for (const address of [slug, next]) {
      expect(await seenBy(address)).toEqual([404, 404, 404])
      expect(await opened(address)).toBeNull()
    }
    expect(await seenBy(next, owner)).toEqual([200, 200, 200])
  })

  test('needs a draft, and is turned on five times an hour', async () => {
    expect(await call(await signInByCode(stack), 'share_draft')).toBeNull()
    const owner = await ownerWithDraft()
    for (let time = 0; time < 5; time += 1) {
      expect(await call(owner, 'share_draft')).toHaveProperty('slug')
      expect(await call(owner, 'stop_sharing_draft')).toHaveProperty('slug')
    }
    expect(await call(owner, 'share_draft')).toMatchObject({ budget: 'addresses', max: 5, hours: 1 })
  })
})

test('the words of an owner are on the page at the next load, and others can neither read nor change them', async () => {
  const owner = await ownerWithDraft()
  const value = { text: 'Care for people who work at night.', ours: '' }
  await owner.client
    .rpc('save_entries', { changes: { 'line/hero/lede': { value }, 'hidden/why': { value: true } } })
    .throwOnError()
  const stranger = await signInByCode(stack)
  expect((await stranger.client.from('entries').select()).data).toEqual([])
  await stranger.client.from('entries').update({ value: null }).eq('profile_id', owner.userId)
  const visitor = newClient(stack, stack.keys.publishableKey)
  expect((await visitor.from('entries').select()).error).not.toBeNull()
  expect((await visitor.rpc('save_entries', { changes: {} })).error).not.toBeNull()

  const slug = await slugOf(owner)
  expect(await (await frameOf(slug, 1, owner)).text()).not.toContain('at night')
  for (const file of [DRAFT_FILES.frame, DRAFT_FILES.page]) {
    const headers = asOwner(owner)
    const page = await (await fetch(draftFileUrl(stack.apiUrl, slug, file), { headers })).text()
    expect(page).toContain('Care for people who work at night.')
    expect(page).not.toContain('id="why"')
  }
})

describe('passages of a PDF', () => {
  const SENTENCE = 'I started this work because nobody had an hour for my mother.'

  async function ownerWithFile(body: string, resume_text = ''): Promise<Owner> {
    const owner = await signInByCode(stack)
    const path = await reserveResume(owner)
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
    expect((await owner.client.from('entries').select()).data).toEqual([])
  })

  test('are published when they are ticked, and only then', async () => {
    const owner = await ownerWithFile(makePdf(SENTENCE), 'I listen first.')
    const deliver = async (count: number) => {
      expect((await ask(START_SITE_BUILDER_PATH, owner.token)).ok).toBe(true)
      return vi.waitFor(async () => {
        const { versions, newest } = await deliveredTo(stack, owner.userId)
        expect(versions).toHaveLength(count)
        const page = await (await frameOf(newest?.slug ?? '', undefined, owner)).text()
        return { content: JSON.stringify(versions.at(-1)?.content), page }
      }, 60_000)
    }
    const untouched = await deliver(1)
    for (const text of Object.values(untouched)) {
      expect(text).toContain('I listen first.')
      expect(text).not.toContain(SENTENCE)
    }
    const { passages } = passagesSchema.parse(await (await ask(PASSAGES_PATH, owner.token)).json())
    await owner.client.rpc('save_entries', { changes: { passages: { value: passages } } }).throwOnError()
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
