import { expect, test, vi } from 'vitest'
import { type FakeAnswer, fakeServiceClient, json } from '../../../tests/fake-service-client.ts'
import { createCloseAccounts } from './close-accounts.ts'

const idOf = (index: number) => `7f9c24e8-3b12-4fef-91e0-56a2d5a1c00${index}`

async function closeWith(claimed: FakeAnswer, deletion: FakeAnswer = json(200, {})) {
  const logged: unknown[] = []
  const writePointers = vi.fn(async () => 'written' as const)
  const { client, asked } = fakeServiceClient((request) => {
    if (request.url.endsWith('/claim_account_closings')) return claimed(request)
    if (request.url === '/storage/v1/bucket') return json(200, [])()
    return deletion(request)
  })
  const more = await createCloseAccounts({ client, writePointers, log: (event) => logged.push(event) })()
  const deleted = asked.filter(({ method }) => method === 'DELETE').map(({ url }) => url)
  return { more, logged, deleted, writePointers }
}

test('deletes every claimed account with its website', async () => {
  const { more, logged, deleted, writePointers } = await closeWith(json(200, [idOf(1), idOf(2)]))
  expect(deleted).toEqual([idOf(1), idOf(2)].map((id) => `/auth/v1/admin/users/${id}`))
  expect(writePointers).toHaveBeenCalledTimes(2)
  expect([more, logged]).toEqual([false, [{ event: 'account_closed' }, { event: 'account_closed' }]])
})

test('goes on when as many were due as were taken', async () => {
  expect((await closeWith(json(200, [1, 2, 3, 4, 5].map(idOf)))).more).toBe(true)
})

test('logs why an account stays, and deletes the others', async () => {
  const { logged } = await closeWith(json(200, [idOf(1), idOf(2)]), ({ url }) =>
    url.endsWith(idOf(1)) ? json(500, {})() : json(200, {})(),
  )
  expect(logged).toMatchObject([
    { event: 'user_not_deleted', status: 500 },
    { event: 'account_not_closed', code: 'half_done' },
    { event: 'account_closed' },
  ])
})

test('deletes nobody when the queue cannot be read', async () => {
  const { deleted, more } = await closeWith(json(503, {}))
  expect([deleted, more]).toEqual([[], false])
})
