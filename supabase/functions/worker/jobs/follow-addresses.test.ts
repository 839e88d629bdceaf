import { expect, test } from 'vitest'
import { fakeServiceClient, json, offline } from '../../../tests/fake-service-client.ts'
import { createFollowAddresses } from './follow-addresses.ts'

const OWNERS = ['7f9c24e8-3b12-4fef-91e0-56a2d5a1c001', '7f9c24e8-3b12-4fef-91e0-56a2d5a1c002']

async function followWith(answer: (owner: string) => Response, claimed = json(200, OWNERS)) {
  const logged: unknown[] = []
  const asked: { key: string | null; body: unknown }[] = []
  const follow = createFollowAddresses({
    client: fakeServiceClient(claimed).client,
    supabaseUrl: 'https://project.example',
    secretKey: 'sb_secret_x',
    timeoutMs: 60_000,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const body: { owner: string } = await request.json()
      asked.push({ key: request.headers.get('apikey'), body })
      return answer(body.owner)
    },
    log: (event) => logged.push(event),
  })
  return { more: await follow(), asked, logged }
}

test('asks for each site that is due, and then for the next ones', async () => {
  const { more, asked, logged } = await followWith(() => new Response(null, { status: 204 }))
  expect(asked).toEqual(OWNERS.map((owner) => ({ key: 'sb_secret_x', body: { do: 'follow', owner } })))
  expect([more, logged]).toEqual([true, []])
})

test('logs why one was not followed, follows the others, and waits when all failed', async () => {
  const { more, asked, logged } = await followWith((owner) =>
    owner === OWNERS[0] ? offline() : new Response('no', { status: 503 }),
  )
  expect([more, asked.length]).toEqual([false, 2])
  expect(logged).toEqual([
    { event: 'address_not_followed', exception: 'TypeError', at: expect.any(Array) },
    { event: 'address_not_followed', status: 503 },
  ])
})

test.each([
  ['is empty', json(200, []), []],
  ['cannot be read', json(503, {}), [{ event: 'moved_sites_not_claimed', status: 503 }]],
])('asks for nothing when the queue %s', async (_, claimed, expected) => {
  const { more, asked, logged } = await followWith(() => new Response(), claimed)
  expect([more, asked]).toEqual([false, []])
  expect(logged).toMatchObject(expected)
})
