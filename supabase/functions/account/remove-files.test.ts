import { expect, test } from 'vitest'
import { PATIENCE_MS, respondJson, startFakeService, stayQuiet } from '../../tests/start-fake-service.ts'
import { createRemoveFiles } from './remove-files.ts'

const USER = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001'

async function removeWith(answer: Parameters<typeof startFakeService>[0], timeoutMs = PATIENCE_MS.answering) {
  const service = await startFakeService(answer)
  const logged: unknown[] = []
  const access = { supabaseUrl: service.url, secretKey: 'sb_secret_x', timeoutMs }
  const result = await createRemoveFiles(access, (event) => logged.push(event))(USER)
  return { result, logged, asked: service.asked }
}

test('where there is no bucket, nothing is to be removed', async () => {
  const { result, asked } = await removeWith(respondJson(200, '[]'))
  expect(result).toEqual({ ok: true, value: null })
  expect(asked).toMatchObject([
    { method: 'GET', url: '/storage/v1/bucket', headers: { apikey: 'sb_secret_x' } },
  ])
})

test('never works on more than the folder of the user, and stops when files do not go', async () => {
  const { result, logged, asked } = await removeWith(respondJson(200, '[{"id":"x","name":"a.pdf"}]'))
  expect(result).toEqual({ ok: false, error: { code: 'unavailable' } })
  expect(logged).toEqual([{ event: 'files_not_removed', status: 200 }])
  const [, ...rest] = asked
  for (const { method, body } of rest) {
    expect(JSON.parse(body)).toMatchObject(
      method === 'DELETE' ? { prefixes: [`${USER}/a.pdf`] } : { prefix: USER },
    )
  }
})

test.each([
  [401, '{}', 401],
  [500, '{}', 500],
  [200, '{}', 0],
  [200, '<html>', 0],
])('an answer of %d with %s is a failure', async (status, body, logged) => {
  const removed = await removeWith(respondJson(status, body))
  expect(removed.result).toEqual({ ok: false, error: { code: 'unavailable' } })
  expect(removed.logged).toEqual([{ event: 'files_not_removed', status: logged }])
})

test('so is no answer', async () => {
  const { result } = await removeWith(stayQuiet, PATIENCE_MS.silent)
  expect(result).toEqual({ ok: false, error: { code: 'unavailable' } })
})
