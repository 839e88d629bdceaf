import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import { type FakeAnswer, fakeServiceClient, json, offline } from '../../../tests/fake-service-client.ts'
import { createDeleteUser } from './delete-user.ts'

const USER = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001'
const known = json(200, { id: USER })

async function deleteWith(answer: FakeAnswer, timeoutMs?: number) {
  const { client, asked } = fakeServiceClient(answer, { timeoutMs })
  const logged: unknown[] = []
  const result = await createDeleteUser(client, (event) => logged.push(event))(USER)
  return { result, logged, asked }
}

test('deletes the user for good, with the secret key', async () => {
  const { result, asked } = await deleteWith(known)
  expect(result).toEqual(ok(null))
  expect(asked.at(-1)).toMatchObject({
    method: 'DELETE',
    url: `/auth/v1/admin/users/${USER}`,
    headers: { apikey: 'sb_secret_x' },
    body: '{"should_soft_delete":false}',
  })
})

test.each(['GET', 'DELETE'])('is content with a user that is gone at the %s', async (at) => {
  const gone = json(404, { error_code: 'user_not_found', msg: 'User not found' })
  const { result, logged } = await deleteWith(({ method }) => (method === at ? gone() : known()))
  expect(result).toEqual(ok(null))
  expect(logged).toEqual([])
})

test.each([401, 403, 404, 500, 503])('fails when the service answers %d', async (status) => {
  const { result, logged } = await deleteWith(({ method }) =>
    method === 'DELETE' ? json(status, {})() : known(),
  )
  expect(result).toEqual(err({ code: 'unavailable' }))
  expect(logged).toEqual([{ event: 'user_not_deleted', status }])
})

test('fails without a network and without an answer in time', async () => {
  for (const { result, logged } of [await deleteWith(offline), await deleteWith(() => 'never', 20)]) {
    expect(result).toEqual(err({ code: 'unavailable' }))
    expect(logged).toEqual([{ event: 'user_not_deleted', status: 0 }])
  }
})
