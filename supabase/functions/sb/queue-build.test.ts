import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import type { DatabaseFailure } from '../_shared/call-database.ts'
import type { CallProcedure } from '../_shared/call-procedure.ts'
import { createQueueBuild } from './queue-build.ts'

const BUILD = { status: 'queued', created_at: '2026-11-21T09:30:10.123456+00:00' }

async function queue(answer: Awaited<ReturnType<CallProcedure>>) {
  const calls: unknown[] = []
  const logged: unknown[] = []
  const queueBuild = createQueueBuild(
    async (...call) => {
      calls.push(call)
      return answer
    },
    (event) => logged.push(event),
  )
  const order = {
    userId: 'user',
    flow: 'build-presence',
    answersVersion: '2026-11-21T09:00:00.000Z',
  } as const
  return { result: await queueBuild(order), calls, logged }
}

test('calls queue_site_build with the owner, the flow and the version', async () => {
  const { result, calls, logged } = await queue(ok({ ...BUILD, id: 'internal' }))
  expect(result).toEqual(ok(BUILD))
  expect(calls).toEqual([
    [
      'queue_site_build',
      { owner_id: 'user', site_flow: 'build-presence', version_of_answers: '2026-11-21T09:00:00.000Z' },
    ],
  ])
  expect(logged).toEqual([])
})

test.each<[DatabaseFailure['code'], string]>([
  ['unavailable', 'unavailable'],
  ['refused', 'unexpected'],
])('a database for which it is %s makes it %s and a line in the log', async (code, expected) => {
  const { result, logged } = await queue(err({ code, status: 409, databaseCode: '23503' }))
  expect(result).toEqual(err({ code: expected }))
  expect(logged).toEqual([{ event: 'build_not_queued', code, status: 409, databaseCode: '23503' }])
})

test.each([null, {}, { ...BUILD, status: 'lost' }, { ...BUILD, created_at: 'today' }])(
  'a strange answer such as %j is no build',
  async (answer) => {
    const { result, logged } = await queue(ok(answer))
    expect(result).toEqual(err({ code: 'unexpected' }))
    expect(logged).toHaveLength(1)
  },
)
