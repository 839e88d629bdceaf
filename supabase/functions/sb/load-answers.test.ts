import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import type { ReadRows } from '../_shared/read-rows.ts'
import { createLoadAnswers } from './load-answers.ts'

async function load(answer: Awaited<ReturnType<ReadRows>>) {
  const reads: unknown[] = []
  const logged: unknown[] = []
  const loadAnswers = createLoadAnswers(
    async (...read) => {
      reads.push(read)
      return answer
    },
    (event) => logged.push(event),
  )
  return { result: await loadAnswers('user'), reads, logged }
}

test('reads the rows of this owner alone, dated by the clock of the database', async () => {
  const changed_at = '2026-11-21T10:00:00.123+00:00'
  const rows = Object.entries(THINKING).map(([question_key, response]) => ({
    question_key,
    response,
    changed_at,
  }))
  const { result, reads } = await load(ok(rows))
  const dated = Object.entries(THINKING).map(([key, answer]) => [key, { ...answer, updated_at: changed_at }])
  expect(result).toEqual(ok(Object.fromEntries(dated)))
  expect(reads).toMatchObject([['onboarding_responses', { profile_id: 'eq.user' }]])
})

test('rows that cannot be read are no answers', async () => {
  const { result } = await load(ok([null, { question_key: 'unknown', response: {} }, { response: {} }]))
  expect(result).toEqual(ok({}))
})

test('a database that is away leaves a line in the log', async () => {
  const { result, logged } = await load(err({ code: 'unavailable', status: 503, databaseCode: 'PGRST000' }))
  expect(result).toEqual(err({ code: 'unavailable' }))
  expect(logged).toEqual([
    { event: 'answers_not_loaded', code: 'unavailable', status: 503, databaseCode: 'PGRST000' },
  ])
})
