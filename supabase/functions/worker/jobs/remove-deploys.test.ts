import { expect, test } from 'vitest'
import { type FakeAnswer, fakeServiceClient, json } from '../../../tests/fake-service-client.ts'
import { createRemoveDeploys } from './remove-deploys.ts'

const CLAIMED = { deploys: [{ id: 'd1', lock: '2026-11-22T09:00:00Z' }], more: false }

async function removeWith(storage: FakeAnswer) {
  const logged: unknown[] = []
  const { client, asked } = fakeServiceClient((request) => {
    if (request.url.endsWith('/claim_unneeded_deploys')) return json(200, CLAIMED)()
    if (request.url.endsWith('/note_removed_deploy')) return json(200, true)()
    return storage(request)
  })
  const more = await createRemoveDeploys({ client, log: (event) => logged.push(event) })()
  const noted = asked.filter(({ url }) => url.endsWith('/note_removed_deploy'))
  return { more, logged, asked, noted: noted.map(({ body }) => JSON.parse(body)) }
}

test('removes the folder of a deploy and notes it', async () => {
  let left = ['manifest.json']
  const { more, noted, logged, asked } = await removeWith(({ method, body }) => {
    if (method !== 'DELETE')
      return json(
        200,
        left.map((name) => ({ name, id: name })),
      )()
    expect(JSON.parse(body)).toEqual({ prefixes: ['deploys/d1/manifest.json'] })
    left = []
    return json(200, [])()
  })
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  expect(noted).toEqual([{ removed_id: 'd1', lock: '2026-11-22T09:00:00Z' }])
  expect([more, logged]).toEqual([false, []])
})

test('logs why a deploy stays, and leaves the claim to run out', async () => {
  const { noted, logged } = await removeWith(json(500, {}))
  expect(noted).toEqual([])
  expect(logged).toEqual([
    { event: 'deploy_not_removed', deploy: 'd1', exception: 'StorageApiError', at: expect.any(Array) },
  ])
})
