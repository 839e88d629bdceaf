import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type FakeAnswer, fakeServiceClient, json, offline } from '../../tests/fake-service-client.ts'
import { readDatabaseAnswer } from './database-answer.ts'

const schema = z.object({ lead_id: z.string() })

async function call(answer: FakeAnswer, timeoutMs?: number) {
  const logged: unknown[] = []
  const { client, asked } = fakeServiceClient(answer, { timeoutMs })
  const result = await readDatabaseAnswer(
    client.rpc('join_waitlist', { payload: { email: 'a@b.co' } }),
    schema,
    'lead_not_stored',
    (event) => logged.push(event),
  )
  return { result, logged, asked }
}

test('returns what the database function returned', async () => {
  const { result, logged, asked } = await call(json(200, { lead_id: '1', extra: true }))
  expect(result).toEqual(ok({ lead_id: '1' }))
  expect(logged).toEqual([])
  expect(asked).toMatchObject([
    { method: 'POST', url: '/rest/v1/rpc/join_waitlist', body: '{"payload":{"email":"a@b.co"}}' },
  ])
})

test('returns how long to wait when a limit is reached, without a line in the log', async () => {
  const { result, logged } = await call(json(200, { retry_after: 42 }))
  expect(result).toEqual(err({ code: 'too_many_requests', retryAfterSeconds: 42 }))
  expect(logged).toEqual([])
})

test('returns which limit of the account is reached', async () => {
  const limit = { budget: 'versions', max: 20, hours: 1 }
  const { result, logged } = await call(json(200, { ...limit, retry_after: 42 }))
  expect(result).toEqual(err({ code: 'too_many_requests', retryAfterSeconds: 42, limit }))
  expect(logged).toEqual([])
})

test.each([
  [400, '{"code":"23514","message":"private"}', 'unexpected', '23514'],
  [400, '{"code":"22P02","message":"private"}', 'unexpected', '22P02'],
  [409, '{"code":"23505","message":"private"}', 'unexpected', '23505'],
  [401, '{"code":"42501","message":"private"}', 'unavailable', '42501'],
  [404, '{"code":"PGRST202","message":"private"}', 'unavailable', 'PGRST202'],
  [500, '{"code":"57014","message":"private"}', 'unavailable', '57014'],
  [503, '{"code":"PGRST000","message":"private"}', 'unavailable', 'PGRST000'],
  [502, '<html>Bad Gateway</html>', 'unavailable', ''],
  [200, '<html>', 'unavailable', ''],
])('turns %d with %s into %s', async (status, body, code, databaseCode) => {
  const { result, logged } = await call(json(status, body))
  expect(result).toEqual(err({ code }))
  expect(logged).toEqual([{ event: 'lead_not_stored', code, status, databaseCode }])
})

test.each<[string, FakeAnswer, number | undefined]>([
  ['no network', offline, undefined],
  ['no answer in time', () => 'never', 20],
])('is unavailable with %s', async (_, answer, timeoutMs) => {
  const { result, logged } = await call(answer, timeoutMs)
  expect(result).toEqual(err({ code: 'unavailable' }))
  expect(logged).toEqual([{ event: 'lead_not_stored', code: 'unavailable', status: 0, databaseCode: '' }])
})

test.each([null, {}, { lead_id: 1 }, { retry_after: 0 }])('does not take %j for an answer', async (body) => {
  const { result, logged } = await call(json(200, body))
  expect(result).toEqual(err({ code: 'unexpected' }))
  expect(logged).toEqual([{ event: 'lead_not_stored', code: 'malformed_answer' }])
})
