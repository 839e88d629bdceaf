// What one account may use, through the whole stack: each refusal says which limit is reached, and keeps what is there.
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import { BUDGETS, type BudgetName } from '../../packages/shared/src/api/budgets.ts'
import { PASSAGES_PATH } from '../../packages/shared/src/api/drafts.ts'
import { CHECK_RESUME_PATH, START_SITE_BUILDER_PATH } from '../../packages/shared/src/api/site-builder.ts'
import { SUPPORT_PATH } from '../../packages/shared/src/api/support.ts'
import { RESUMES_MAX_BYTES } from '../../packages/shared/src/onboarding/answers/limits.ts'
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { PDF_TYPE } from '../../packages/shared/src/onboarding/input/resume-file.ts'
import { deliveredTo, saveAnswers, sql } from './drafts-kit.ts'
import { reserveResume } from './reserve-resume.ts'
import { type Owner, signInByCode } from './sign-in-by-code.ts'
import { startTestStack, WORKER_TIMER } from './start-test-stack.ts'

const stack = await startTestStack({ schedules: [WORKER_TIMER] })
afterAll(() => stack.stop())

const ask = (path: string, { token }: Owner, body: object) =>
  fetch(`${stack.apiUrl}/functions/v1${path}`, {
    method: 'POST',
    headers: {
      apikey: stack.keys.publishableKey,
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  })

/** Uses up what an account may do in an hour, and returns the limit. */
async function spend({ userId }: Owner, budget: BudgetName) {
  const { max = 0, hours = 0 } = BUDGETS[budget].limits[0] ?? {}
  await sql(stack, 'select private.spend($1, $2) from generate_series(1, $3)', [userId, budget, max])
  return { budget, max, hours }
}

async function expectRefusal(response: Response, limit: object, message: string) {
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect(await response.json()).toEqual({
    error: { code: 'too_many_requests', message: expect.stringContaining(message), limit },
  })
}

async function ownerWithPdf(): Promise<{ readonly owner: Owner; readonly path: string }> {
  const owner = await signInByCode(stack)
  const path = await reserveResume(owner)
  const file = new Blob(['%PDF-1.7'], { type: PDF_TYPE })
  const { error } = await owner.client.storage.from('resumes').upload(path, file, { contentType: PDF_TYPE })
  if (error) throw error
  return { owner, path }
}

test('versions: nothing is queued', async () => {
  const owner = await signInByCode(stack)
  await saveAnswers(owner, THINKING)
  const limit = await spend(owner, 'versions')
  const response = await ask(START_SITE_BUILDER_PATH, owner, {})
  await expectRefusal(response, limit, 'Your draft was drawn 20 times in the last hour.')
  expect(await sql(stack, 'select from public.site_builds where profile_id = $1', [owner.userId])).toEqual([])
})

test('mails: the version is there, and its mail waits', async () => {
  const owner = await signInByCode(stack)
  await saveAnswers(owner, THINKING)
  await spend(owner, 'mails')
  expect((await ask(START_SITE_BUILDER_PATH, owner, {})).status).toBe(202)
  await vi.waitFor(
    async () => expect((await deliveredTo(stack, owner.userId)).newest).not.toBeNull(),
    300_000,
  )
  const mails = await sql(
    stack,
    `select status, attempts, due_at > now() + interval '50 minutes' as waits from public.mails where profile_id = $1 and reminder is null`,
    [owner.userId],
  )
  expect(mails).toEqual([{ status: 'due', attempts: 0, waits: true }])
})

test('addresses: the draft stays unshared', async () => {
  const owner = await signInByCode(stack)
  await sql(
    stack,
    `with version as (
       insert into public.draft_versions (profile_id, version, flow, style, content, answers_version)
       values ($1, 1, 'build-presence', 'warm', '{}', now())
     )
     insert into public.initial_drafts (profile_id, url, slug) values ($1, '/drafts/x', 'x')`,
    [owner.userId],
  )
  const limit = await spend(owner, 'addresses')
  const { data } = await owner.client.rpc('share_draft')
  expect(data).toEqual({ ...limit, retry_after: expect.any(Number) })
})

test('readings of a PDF: it is neither read nor checked', async () => {
  const { owner, path } = await ownerWithPdf()
  await saveAnswers(owner, {
    ...THINKING,
    clinicianDetails: {
      resume_text: '',
      resume_file_path: path,
      updated_at: '2026-02-01T09:00:00.000Z',
    },
  })
  const limit = await spend(owner, 'pdf_readings')
  const sentence = 'We have read your PDF 40 times in the last hour.'
  await expectRefusal(await ask(PASSAGES_PATH, owner, {}), limit, sentence)
  await expectRefusal(await ask(CHECK_RESUME_PATH, owner, { path }), limit, sentence)
})

test('messages to the support: the next one is not stored', async () => {
  const owner = await signInByCode(stack)
  const limit = await spend(owner, 'support_requests')
  const request = { request_id: randomUUID(), topic: 'other', message: 'Hello' }
  await expectRefusal(await ask(SUPPORT_PATH, owner, request), limit, 'and we have them all')
  expect((await owner.client.from('support_requests').select('id')).data).toEqual([])
})

test('change requests: the next one is not stored', async () => {
  const owner = await signInByCode(stack)
  const limit = await spend(owner, 'change_requests')
  const { error, status } = await owner.client.from('change_requests').insert({ details: 'Shorter.' })
  expect([status, error?.code]).toEqual([429, 'PT429'])
  expect(JSON.parse(error?.details ?? '')).toEqual({ ...limit, retry_after: expect.any(Number) })
})

test('storage: a full folder reserves no further PDF, and nothing is replaced', async () => {
  const { owner, path } = await ownerWithPdf()
  await sql(stack, `update storage.objects set metadata = metadata || $2 where name = $1`, [
    path,
    JSON.stringify({ size: RESUMES_MAX_BYTES }),
  ])
  const file = new Blob(['%PDF-1.7'], { type: PDF_TYPE })
  const resumes = owner.client.storage.from('resumes')
  const options = { contentType: PDF_TYPE }
  expect((await owner.client.rpc('reserve_resume')).data).toBeNull()
  const another = await resumes.upload(`${owner.userId}/${randomUUID()}.pdf`, file, options)
  expect(another.error).toMatchObject({ statusCode: '403' })
  expect((await resumes.upload(path, file, { ...options, upsert: true })).error).toMatchObject({
    statusCode: '403',
  })
  expect((await resumes.remove([path])).error).toBeNull()
  const again = await reserveResume(owner)
  expect((await resumes.upload(again, file, options)).error).toBeNull()
})
