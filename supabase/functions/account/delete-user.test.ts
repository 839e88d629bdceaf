import { expect, test } from 'vitest'
import { PATIENCE_MS, respondJson, startFakeService, stayQuiet } from '../../tests/start-fake-service.ts'
import { createDeleteUser } from './delete-user.ts'

const USER = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001'

async function deleteWith(
  answer: Parameters<typeof startFakeService>[0],
  { secretKey = 'sb_secret_x', timeoutMs = PATIENCE_MS.answering } = {},
) {
  const service = await startFakeService(answer)
  const logged: unknown[] = []
  const access = { supabaseUrl: service.url, secretKey, timeoutMs }
  const result = await createDeleteUser(access, (event) => logged.push(event))(USER)
  return { result, logged, asked: service.asked }
}

test('deletes the user for good, with the secret key', async () => {
  const { result, asked } = await deleteWith(respondJson(200, '{}'))
  expect(result).toEqual({ ok: true, value: null })
  expect(asked).toMatchObject([
    {
      method: 'DELETE',
      url: `/auth/v1/admin/users/${USER}`,
      headers: { apikey: 'sb_secret_x' },
      body: '{"should_soft_delete":false}',
    },
  ])
  expect(asked[0]?.headers.authorization).toBeUndefined()
})

test('shows an older key as a token, too', async () => {
  const { asked } = await deleteWith(respondJson(200, '{}'), { secretKey: 'eyJ.a.b' })
  expect(asked[0]?.headers).toMatchObject({ apikey: 'eyJ.a.b', authorization: 'Bearer eyJ.a.b' })
})

test('is content with a user who is gone already', async () => {
  const { result, logged } = await deleteWith(respondJson(404, '{"code":"user_not_found"}'))
  expect(result).toEqual({ ok: true, value: null })
  expect(logged).toEqual([])
})

test.each([401, 403, 500, 503])('an answer of %d is a failure', async (status) => {
  const { result, logged } = await deleteWith(respondJson(status, '{}'))
  expect(result).toEqual({ ok: false, error: { code: 'unavailable' } })
  expect(logged).toEqual([{ event: 'user_not_deleted', status }])
})

test('so is no answer', async () => {
  const { result, logged } = await deleteWith(stayQuiet, { timeoutMs: PATIENCE_MS.silent })
  expect(result).toEqual({ ok: false, error: { code: 'unavailable' } })
  expect(logged).toEqual([{ event: 'user_not_deleted', status: 0 }])
})
