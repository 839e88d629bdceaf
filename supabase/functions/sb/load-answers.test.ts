import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import { type FakeAnswer, fakeServiceClient, json } from '../../tests/fake-service-client.ts'
import { createLoadAnswers } from './load-answers.ts'

async function load(answer: FakeAnswer) {
  const { client, asked } = fakeServiceClient(answer)
  const logged: unknown[] = []
  return { result: await createLoadAnswers(client, (event) => logged.push(event))('user'), asked, logged }
}

test('reads the rows of this owner alone, dated by the clock of the database', async () => {
  const changed_at = '2026-11-21T10:00:00.123+00:00'
  const rows = Object.entries(THINKING).map(([question_key, response]) => ({
    question_key,
    response,
    changed_at,
  }))
  const { result, asked } = await load(json(200, rows))
  const dated = Object.entries(THINKING).map(([key, answer]) => [key, { ...answer, updated_at: changed_at }])
  expect(result).toEqual(ok(Object.fromEntries(dated)))
  expect(asked).toMatchObject([{ method: 'GET' }])
  expect(asked[0]?.url).toContain('/rest/v1/onboarding_responses?')
  expect(asked[0]?.url).toContain('profile_id=eq.user')
})

test('ignores rows that it cannot read', async () => {
  const { result } = await load(
    json(200, [null, { question_key: 'unknown', response: {} }, { response: {} }]),
  )
  expect(result).toEqual(ok({}))
})

test('does not take an unavailable database for an owner without answers', async () => {
  const { result, logged } = await load(json(503, { code: 'PGRST000' }))
  expect(result).toEqual(err({ code: 'unavailable' }))
  expect(logged).toEqual([
    { event: 'answers_not_loaded', code: 'unavailable', status: 503, databaseCode: 'PGRST000' },
  ])
})
