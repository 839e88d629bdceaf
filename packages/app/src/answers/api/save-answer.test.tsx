import { buildResponseRow } from '@foyer/shared/onboarding/flow/response-row.ts'
import { expect, it, vi } from 'vitest'
import { ACCESS_TOKEN, type Answer, fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { hangRequests } from '../../testing/hang-requests.ts'
import { saveAnswer } from './save-answer.ts'

const answer = { selected_type: 'thinking', updated_at: '2026-11-21T09:00:00.000Z' } as const
const row = buildResponseRow('businessDetails', answer, { businessDetails: answer })
const DANA = 'id-of-dana@clinic.example'
const signIn = (email: string) => localStorage.setItem('sb-api-auth-token', JSON.stringify(sessionFor(email)))

const STORED_AT = '2026-11-21T08:00:00+00:00'
const stored: Answer = { body: [{ updated_at: STORED_AT }] }
const READ_AT = '2026-11-20T09:00:00.000Z'

it('upserts the row of the signed-in person when the stored answer is unknown', async () => {
  signIn('dana@clinic.example')
  const sent = fakeBackend({ 'POST /onboarding_responses': stored })
  expect(await saveAnswer(DANA, row)).toEqual({
    ok: true,
    value: { updatedAt: '2026-11-21T08:00:00.000Z' },
  })
  expect(sent[0]?.url.searchParams.get('on_conflict')).toBe('profile_id,question_key')
  expect(sent[0]?.headers.get('prefer')).toContain('resolution=merge-duplicates')
  expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${ACCESS_TOKEN}`)
})

it('inserts a first answer, and reports a conflict when one exists by now', async () => {
  signIn('dana@clinic.example')
  let answer = stored
  const sent = fakeBackend({ 'POST /onboarding_responses': () => answer })
  expect(await saveAnswer(DANA, row, null)).toMatchObject({ ok: true })
  expect(sent[0]?.headers.get('prefer')).toContain('resolution=ignore-duplicates')
  answer = { body: [] }
  expect(await saveAnswer(DANA, row, null)).toMatchObject({ error: { code: 'conflict' } })
})

it('updates only the answer that was read, and reports a conflict when it has changed', async () => {
  signIn('dana@clinic.example')
  let saved = stored
  const sent = fakeBackend({ 'PATCH /onboarding_responses': () => saved })
  expect(await saveAnswer(DANA, row, READ_AT)).toMatchObject({ ok: true })
  expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
    profile_id: `eq.${DANA}`,
    question_key: 'eq.businessDetails',
    updated_at: `eq.${READ_AT}`,
    select: 'updated_at',
  })
  expect(sent[0]?.body).toEqual({
    response: answer,
    branch_path: 'businessDetails',
    updated_at: answer.updated_at,
    device: 'computer',
  })
  saved = { body: [] }
  expect(await saveAnswer(DANA, row, READ_AT)).toMatchObject({ error: { code: 'conflict' } })
})

it('gives up a save that is not answered within twenty seconds', async () => {
  signIn('dana@clinic.example')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const endTimer = hangRequests()
  const saving = saveAnswer(DANA, row)
  await endTimer(20_000)
  expect(await saving).toEqual({ ok: false, error: { code: 'unreachable', message: '' } })
})

it.each([
  ['{"message":"The disk is full."}', 'The disk is full.'],
  ['<!doctype html><title>502 Bad Gateway</title>', ''],
])('reports the message of the server in %s as %j', async (body, message) => {
  signIn('dana@clinic.example')
  vi.stubGlobal('fetch', async () => new Response(body, { status: 502 }))
  expect(await saveAnswer(DANA, row)).toEqual({ ok: false, error: { code: 'refused', message } })
})

it('reports a refused token as no user', async () => {
  signIn('dana@clinic.example')
  fakeBackend({ 'POST /onboarding_responses': { status: 401, body: { message: 'JWT expired' } } })
  expect(await saveAnswer(DANA, row)).toMatchObject({ error: { code: 'no_user' } })
})

// supabase-js remembers a refused refresh token, so each test has its own.
const signInExpired = (refresh_token: string) => {
  const session = { ...sessionFor('dana@clinic.example'), refresh_token, expires_in: -60, expires_at: 1 }
  localStorage.setItem('sb-api-auth-token', JSON.stringify(session))
}

it('reports a refused refresh as no user', async () => {
  signInExpired('refused')
  const refused = { status: 400, body: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' } }
  const sent = fakeBackend({ 'POST /token': refused })
  expect(await saveAnswer(DANA, row)).toEqual({
    ok: false,
    error: { code: 'no_user', message: 'No authenticated user found' },
  })
  expect(sent.map(({ url }) => url.pathname)).toEqual(['/auth/v1/token'])
})

it('reports a refresh without a connection as a lost connection', async () => {
  vi.useFakeTimers()
  signInExpired('unreachable')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  fakeBackend({ 'POST /token': 'unreachable' })
  let saved: Awaited<ReturnType<typeof saveAnswer>> | undefined
  void saveAnswer(DANA, row).then((result) => {
    saved = result
  })
  // The client tries the refresh again for half a minute.
  while (!saved) await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  expect(saved).toMatchObject({ error: { code: 'unreachable' } })
})

it('sends nothing when another person has signed in in another tab', async () => {
  signIn('erin@clinic.example')
  const sent = fakeBackend({ 'POST /onboarding_responses': { status: 201 } })
  expect(await saveAnswer(DANA, row)).toEqual({
    ok: false,
    error: { code: 'no_user', message: 'No authenticated user found' },
  })
  expect(sent).toEqual([])
})

it('sends nothing without a session', async () => {
  const sent = fakeBackend({ 'POST /onboarding_responses': { status: 201 } })
  expect(await saveAnswer(DANA, row)).toMatchObject({ error: { code: 'no_user' } })
  expect(sent).toEqual([])
})

it('distinguishes a refusal from a lost connection', async () => {
  signIn('dana@clinic.example')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  fakeBackend({ 'POST /onboarding_responses': { status: 500, body: { message: 'The disk is full' } } })
  expect(await saveAnswer(DANA, row)).toEqual({
    ok: false,
    error: { code: 'refused', message: 'The disk is full' },
  })
  fakeBackend({ 'POST /onboarding_responses': 'unreachable' })
  expect(await saveAnswer(DANA, row)).toMatchObject({ error: { code: 'unreachable' } })
})
