import { parseCapture } from '@foyer/shared/leads/capture.ts'
import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import type { DatabaseFailure } from '../_shared/call-database.ts'
import type { CallProcedure } from '../_shared/call-procedure.ts'
import { createStoreLead } from './store-lead.ts'

const LEAD = 'a1b2c3d4-0000-4000-8000-000000000001'

async function store(answer: Awaited<ReturnType<CallProcedure>>) {
  const calls: unknown[] = []
  const logged: unknown[] = []
  const storeLead = createStoreLead(
    async (...call) => {
      calls.push(call)
      return answer
    },
    (event) => logged.push(event),
  )
  const parsed = parseCapture({
    email: 'ana@practice.com',
    submission_id: '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001',
    website: '',
    elapsed_ms: 900,
  })
  if (!parsed.ok) throw new Error('not a capture')
  return { result: await storeLead(parsed.value, 'hash'), calls, logged }
}

test('calls capture_lead with the names of the wire and the hash, without the traps', async () => {
  const { result, calls } = await store(ok({ lead_id: LEAD }))
  expect(result).toEqual(ok({ leadId: LEAD }))
  expect(calls).toMatchObject([
    ['capture_lead', { payload: { email: 'ana@practice.com', address_hash: 'hash' } }],
  ])
  expect(JSON.stringify(calls)).not.toMatch(/website|elapsed_ms/)
})

test('hands on how long to wait', async () => {
  const { result, logged } = await store(ok({ retry_after: 42 }))
  expect(result).toEqual(err({ code: 'too_many_requests', retryAfterSeconds: 42 }))
  expect(logged).toEqual([])
})

test.each<[DatabaseFailure['code'], string]>([
  ['unavailable', 'unavailable'],
  ['refused', 'unexpected'],
])('a database that is %s makes the capture %s and a line in the log', async (code, expected) => {
  const { result, logged } = await store(err({ code, status: 400, databaseCode: '23514' }))
  expect(result).toEqual(err({ code: expected }))
  expect(logged).toEqual([{ event: 'lead_not_stored', code, status: 400, databaseCode: '23514' }])
})

test.each([null, {}, { lead_id: 'x' }, { retry_after: 0 }])(
  'a strange answer such as %j is no lead',
  async (answer) => {
    expect((await store(ok(answer))).result).toEqual(err({ code: 'unexpected' }))
  },
)
