import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import { fakeServiceClient, json } from '../../tests/fake-service-client.ts'
import { createStoreJoin } from './store-join.ts'

const JOIN = {
  email: 'ana@practice.com',
  feature: 'social_ads',
  addressHash: 'h',
  suspected: 'trap',
} as const

async function store(status: number, body: unknown) {
  const { client, asked } = fakeServiceClient(json(status, body))
  const logged: unknown[] = []
  return { result: await createStoreJoin(client, (event) => logged.push(event))(JOIN), asked, logged }
}

test('stores with one call', async () => {
  const { result, asked, logged } = await store(200, { joined: true })
  expect(result).toEqual(ok(null))
  expect(asked.map(({ url }) => url)).toEqual(['/rest/v1/rpc/join_waitlist'])
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    payload: { email: JOIN.email, feature: 'social_ads', address_hash: 'h', suspected: 'trap' },
  })
  expect(logged).toEqual([])
})

test.each([
  [200, { retry_after: 7 }, { code: 'too_many_requests', retryAfterSeconds: 7 }, 0],
  [200, { joined: false }, { code: 'unexpected' }, 1],
  [400, { code: '23514', message: `quotes ${JOIN.email}` }, { code: 'unexpected' }, 1],
  [503, {}, { code: 'unavailable' }, 1],
])('turns %d %j into %j', async (status, body, error, lines) => {
  const { result, logged } = await store(status, body)
  expect(result).toEqual(err(error))
  expect(logged).toHaveLength(lines)
  expect(JSON.stringify(logged)).not.toContain(JOIN.email)
})
