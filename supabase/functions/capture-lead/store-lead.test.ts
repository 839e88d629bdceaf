import { parseCapture } from '@foyer/shared/leads/capture.ts'
import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import { type FakeAnswer, fakeServiceClient, json } from '../../tests/fake-service-client.ts'
import { createStoreLead } from './store-lead.ts'

const LEAD = 'a1b2c3d4-0000-4000-8000-000000000001'

async function store(answer: FakeAnswer, timeoutMs?: number) {
  const { client, asked } = fakeServiceClient(answer, { timeoutMs })
  const logged: unknown[] = []
  const parsed = parseCapture({
    email: 'ana@practice.com',
    submission_id: '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001',
    website: '',
    elapsed_ms: 900,
  })
  if (!parsed.ok) throw new Error('not a capture')
  const storeLead = createStoreLead(client, (event) => logged.push(event))
  return { result: await storeLead(parsed.value, 'hash', 'network', null), asked, logged }
}

test('calls capture_lead with the names of the wire and the hashes, without the fields that trap bots', async () => {
  const { result, asked } = await store(json(200, { lead_id: LEAD }))
  expect(result).toEqual(ok({ leadId: LEAD }))
  expect(asked.map(({ url }) => url)).toEqual(['/rest/v1/rpc/capture_lead'])
  const sent = JSON.parse(asked[0]?.body ?? '')
  expect(sent).toMatchObject({ email: 'ana@practice.com', address_hash: 'hash', network_hash: 'network' })
  expect(sent).not.toHaveProperty('website')
  expect(sent).not.toHaveProperty('more')
  expect(sent).not.toHaveProperty('suspected')
  expect(sent).not.toHaveProperty('elapsed_ms')
})

test('returns how long to wait when a limit is reached', async () => {
  const { result, logged } = await store(json(200, { retry_after: 42 }))
  expect(result).toEqual(err({ code: 'too_many_requests', retryAfterSeconds: 42 }))
  expect(logged).toEqual([])
})

test('tells a capture that would fail again from one that may succeed later', async () => {
  expect((await store(json(400, { code: '23514' }))).result).toEqual(err({ code: 'unexpected' }))
  expect((await store(json(503, {}))).result).toEqual(err({ code: 'unavailable' }))
  expect((await store(() => 'never', 20)).result).toEqual(err({ code: 'unavailable' }))
})

test.each([null, {}, { lead_id: 'x' }])('does not take %j for a lead', async (answer) => {
  expect((await store(json(200, answer))).result).toEqual(err({ code: 'unexpected' }))
})
