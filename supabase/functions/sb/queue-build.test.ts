import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import { fakeServiceClient, json } from '../../tests/fake-service-client.ts'
import { createQueueBuild } from './queue-build.ts'

const BUILD = { status: 'queued', created_at: '2026-11-21T09:30:10.123456+00:00' }

async function queue(status: number, body: unknown) {
  const { client, asked } = fakeServiceClient(json(status, body))
  const logged: unknown[] = []
  const queueBuild = createQueueBuild(client, (event) => logged.push(event))
  const order = {
    userId: 'user',
    flow: 'build-presence',
    answersVersion: '2026-11-21T09:00:00.000Z',
  } as const
  return { result: await queueBuild(order), asked, logged }
}

test('calls queue_site_build with the owner, the flow and the version', async () => {
  const { result, asked, logged } = await queue(200, { ...BUILD, id: 'internal' })
  expect(result).toEqual(ok(BUILD))
  expect(asked.map(({ url }) => url)).toEqual(['/rest/v1/rpc/queue_site_build'])
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    owner_id: 'user',
    site_flow: 'build-presence',
    version_of_answers: '2026-11-21T09:00:00.000Z',
  })
  expect(logged).toEqual([])
})

test('tells a call that would fail again from one that may succeed later', async () => {
  expect((await queue(409, { code: '23503' })).result).toEqual(err({ code: 'unexpected' }))
  expect((await queue(503, { code: 'PGRST000' })).result).toEqual(err({ code: 'unavailable' }))
})

test.each([null, {}, { ...BUILD, status: 'lost' }, { ...BUILD, created_at: 'today' }])(
  'does not take %j for a build',
  async (answer) => {
    const { result, logged } = await queue(200, answer)
    expect(result).toEqual(err({ code: 'unexpected' }))
    expect(logged).toEqual([{ event: 'build_not_queued', code: 'malformed_answer' }])
  },
)
