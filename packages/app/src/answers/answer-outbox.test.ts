import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { expect, it } from 'vitest'
import { type Answer, fakeBackend, sessionFor } from '../testing/fake-backend.ts'
import { forgetUnsaved, keepUnsaved, sendUnsaved, withUnsaved } from './answer-outbox.ts'

const EMAIL = 'dana@clinic.example'
const DANA = `id-of-${EMAIL}`
const OLD = '2026-11-21T09:00:00.000Z'
const NEW = '2026-11-21T09:00:01.000Z'
const journey = (selected_type: 'thinking' | 'recent', updated_at: string) => ({ selected_type, updated_at })
const stored = (updated_at: string): Answers => ({ businessDetails: journey('thinking', updated_at) })
const signIn = () => localStorage.setItem('sb-api-auth-token', JSON.stringify(sessionFor(EMAIL)))

it('prefers an unsaved answer that is newer than the stored one, and keeps it', () => {
  keepUnsaved(DANA, 'businessDetails', journey('recent', NEW))
  for (const _ of ['first', 'second']) {
    expect(withUnsaved(DANA, stored(OLD)).businessDetails?.selected_type).toBe('recent')
  }
})

it.each([
  ['newer', NEW],
  ['as new', OLD],
])('drops an unsaved answer when the stored one is %s', (_name, storedAt) => {
  keepUnsaved(DANA, 'businessDetails', journey('recent', OLD))
  expect(withUnsaved(DANA, stored(storedAt)).businessDetails?.selected_type).toBe('thinking')
  expect(withUnsaved(DANA, {}).businessDetails).toBeUndefined()
})

it('adds an unsaved answer to a question that has no stored one', () => {
  keepUnsaved(DANA, 'businessDetails', journey('recent', OLD))
  expect(withUnsaved(DANA, {}).businessDetails?.selected_type).toBe('recent')
})

it("never adds another person's unsaved answer", () => {
  keepUnsaved('erin', 'businessDetails', journey('recent', NEW))
  expect(withUnsaved(DANA, {})).toEqual({})
})

it('forgets one answer and keeps the others', () => {
  keepUnsaved(DANA, 'businessDetails', journey('recent', OLD))
  keepUnsaved(DANA, 'buildPresence', { selected_id: 'talk', updated_at: OLD })
  forgetUnsaved(DANA, 'businessDetails')
  expect(Object.keys(withUnsaved(DANA, {}))).toEqual(['buildPresence'])
})

it('sends what is unsaved once, and keeps what fails again', async () => {
  signIn()
  keepUnsaved(DANA, 'businessDetails', journey('recent', OLD))
  let status = 500
  const sent = fakeBackend({ 'POST /onboarding_responses': () => ({ status }) })
  await sendUnsaved(DANA, {})
  expect(withUnsaved(DANA, {}).businessDetails?.selected_type).toBe('recent')
  status = 201
  await sendUnsaved(DANA, {})
  await sendUnsaved(DANA, {})
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ profile_id: DANA, response: journey('recent', OLD) }),
    expect.objectContaining({ profile_id: DANA, response: journey('recent', OLD) }),
  ])
})

it('keeps a newer answer that fails while the older one is sent', async () => {
  signIn()
  keepUnsaved(DANA, 'businessDetails', journey('thinking', OLD))
  fakeBackend({
    'POST /onboarding_responses': () => {
      keepUnsaved(DANA, 'businessDetails', journey('recent', NEW))
      return { status: 201 }
    },
  })
  await sendUnsaved(DANA, {})
  expect(withUnsaved(DANA, stored(OLD)).businessDetails?.selected_type).toBe('recent')
})

it('does not send an answer that is saved while another one is sent', async () => {
  signIn()
  keepUnsaved(DANA, 'businessDetails', journey('recent', OLD))
  keepUnsaved(DANA, 'buildPresence', { selected_id: 'talk', updated_at: OLD })
  const sent = fakeBackend({
    'POST /onboarding_responses': (): Answer => {
      forgetUnsaved(DANA, 'buildPresence')
      return { status: 201 }
    },
  })
  await sendUnsaved(DANA, {})
  expect(sent).toHaveLength(1)
})
