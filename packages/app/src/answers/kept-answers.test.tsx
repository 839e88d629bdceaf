import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { buildResponseRow } from '@foyer/shared/onboarding/flow/response-row.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { showToast } from '../lib/toast.ts'
import { type Answer, fakeBackend, sessionFor } from '../testing/fake-backend.ts'
import { answersKey, keepAnswer, keptAnswer, replacedBySave, withKeptAnswers } from './kept-answers.ts'
import { keptInput, nextInput } from './kept-inputs.ts'

vi.mock('../lib/toast.ts')

const EMAIL = 'dana@clinic.example'
const DANA = `id-of-${EMAIL}`
const READ = '2026-11-21T09:00:00.000Z'
const OWN = '2026-11-21T10:00:00.000Z'
const ELSEWHERE = '2026-11-21T08:00:00.000Z'
const journey = (selected_type: 'thinking' | 'recent' | 'established', updated_at: string) => ({
  selected_type,
  updated_at,
})
const rowsOf = (answers: Answers) =>
  Object.entries(answers).map(([question_key, response]) => ({ question_key, response, branch_path: '' }))

function keepJourney(selected_type: 'thinking' | 'recent', readAt: string | null) {
  const answer = journey(selected_type, OWN)
  keepAnswer(DANA, buildResponseRow('businessDetails', answer, { businessDetails: answer }), readAt)
}
const kept = () => keptAnswer(DANA, 'businessDetails')

beforeEach(() => {
  queryClient.clear()
  localStorage.setItem('sb-api-auth-token', JSON.stringify(sessionFor(EMAIL)))
})

const settle = () => kept().settle()

it.each([
  ['shows it while the stored one is the one that was seen', READ, READ, 'recent'],
  ['shows it while there is no stored one', undefined, null, 'recent'],
  ['shows the stored one that was saved elsewhere, whatever its clock says', ELSEWHERE, READ, 'thinking'],
] as const)('%s', (_, storedAt, readAt, shown) => {
  keepJourney('recent', readAt)
  const answers = storedAt ? { businessDetails: journey('thinking', storedAt) } : {}
  expect(withKeptAnswers(DANA, answers).businessDetails?.selected_type).toBe(shown)
  expect(withKeptAnswers('erin', {})).toEqual({})
})

it('sends an answer until it is stored, in the place of the one that was seen', async () => {
  let answer: Answer = { status: 500 }
  const sent = fakeBackend({ 'PATCH /onboarding_responses': () => answer })
  keepJourney('recent', READ)
  expect(await settle()).toBe(false)
  answer = { body: [{ updated_at: OWN }] }
  expect(await settle()).toBe(true)
  expect(kept().read()).toBeNull()
  expect(sent.map(({ url }) => url.searchParams.get('updated_at'))).toEqual([`eq.${READ}`, `eq.${READ}`])
})

it('keeps a newer answer that was given while the older one was sent, on top of it', async () => {
  const sent = fakeBackend({
    'PATCH /onboarding_responses': ({ url }) => {
      if (url.searchParams.get('updated_at') === `eq.${READ}`) keepJourney('recent', READ)
      return { body: [{ updated_at: OWN }] }
    },
  })
  keepJourney('thinking', READ)
  expect(await settle()).toBe(true)
  expect(sent.map(({ body, url }) => [body, url.searchParams.get('updated_at')])).toMatchObject([
    [{ response: { selected_type: 'thinking' } }, `eq.${READ}`],
    [{ response: { selected_type: 'recent' } }, `eq.${OWN}`],
  ])
  expect(kept().read()).toBeNull()
})

it('lets the question ask again when the answer was changed elsewhere in between', async () => {
  const stored: Answers = { businessDetails: journey('established', ELSEWHERE) }
  const sent = fakeBackend({
    'PATCH /onboarding_responses': { body: [] },
    'GET /onboarding_responses': { body: rowsOf(stored) },
    'POST /rpc/save_entries': { status: 500 },
  })
  keepJourney('recent', READ)
  await settle()
  expect(kept().read()).toBeNull()
  expect(queryClient.getQueryData(answersKey(DANA))).toMatchObject(stored)
  expect(keptInput(DANA, 'businessDetails').read()).toMatchObject({
    input: { selected_type: 'recent' },
    basedOn: READ,
  })
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'A newer answer was saved elsewhere' }),
  )
  expect(sent.some(({ method, body }) => method !== 'GET' && !body)).toBe(false)
})

it('leaves what was entered after an answer that was changed elsewhere', async () => {
  fakeBackend({
    'PATCH /onboarding_responses': { body: [] },
    'GET /onboarding_responses': { body: rowsOf({ businessDetails: journey('established', ELSEWHERE) }) },
  })
  keptInput(DANA, 'businessDetails').write(nextInput({ selected_type: 'thinking' }, OWN, null), null)
  keepJourney('recent', READ)
  await settle()
  expect(keptInput(DANA, 'businessDetails').read()?.input).toEqual({ selected_type: 'thinking' })
})

it('names the answer that the next save replaces: the one below a kept answer', async () => {
  expect(await replacedBySave(DANA, 'businessDetails', OWN)).toBe(OWN)
  keepJourney('recent', READ)
  expect(await replacedBySave(DANA, 'businessDetails', OWN)).toBe(READ)
})
