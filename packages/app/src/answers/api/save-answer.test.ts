import { buildResponseRow } from '@foyer/shared/onboarding/flow/response-row.ts'
import { expect, it, vi } from 'vitest'
import { fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { saveAnswer } from './save-answer.ts'

const answer = { selected_type: 'thinking', updated_at: '2026-11-21T09:00:00.000Z' } as const
const row = buildResponseRow('businessDetails', answer, { businessDetails: answer })
const DANA = 'id-of-dana@clinic.example'
const signIn = (email: string) => localStorage.setItem('sb-api-auth-token', JSON.stringify(sessionFor(email)))

it('upserts the row of the signed-in person', async () => {
  signIn('dana@clinic.example')
  const sent = fakeBackend({ 'POST /onboarding_responses': { status: 201 } })
  expect(await saveAnswer(DANA, row)).toEqual({ ok: true, value: null })
  expect(sent[0]?.url.searchParams.get('on_conflict')).toBe('profile_id,question_key')
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer header.payload.signature')
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
