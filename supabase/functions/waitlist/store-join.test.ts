import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import type { CallProcedure } from '../_shared/call-procedure.ts'
import { createStoreJoin } from './store-join.ts'

const JOIN = { email: 'ana@practice.com', feature: 'social_ads', addressHash: 'h' } as const

function setUp(answer: Awaited<ReturnType<CallProcedure>>) {
  const called: unknown[] = []
  const logged: unknown[] = []
  const storeJoin = createStoreJoin(
    async (...call) => {
      called.push(call)
      return answer
    },
    (event) => logged.push(event),
  )
  return { storeJoin, called, logged }
}

test('is one call', async () => {
  const { storeJoin, called, logged } = setUp(ok({ joined: true }))
  expect(await storeJoin(JOIN)).toEqual({ ok: true, value: null })
  expect(called).toEqual([
    ['join_waitlist', { payload: { email: JOIN.email, feature: 'social_ads', address_hash: 'h' } }],
  ])
  expect(logged).toEqual([])
})

test.each([
  [ok({ retry_after: 7 }), { code: 'too_many_requests', retryAfterSeconds: 7 }, 0],
  [ok({ joined: false }), { code: 'unexpected' }, 1],
  [err({ code: 'refused' as const, status: 400, databaseCode: '23514' }), { code: 'unexpected' }, 1],
  [err({ code: 'unavailable' as const, status: 0, databaseCode: '' }), { code: 'unavailable' }, 1],
])('%j is %j', async (answer, error, logs) => {
  const { storeJoin, logged } = setUp(answer)
  expect(await storeJoin(JOIN)).toEqual({ ok: false, error })
  expect(logged).toHaveLength(logs)
  expect(JSON.stringify(logged)).not.toContain(JOIN.email)
})
