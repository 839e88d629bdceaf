import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import { type FakeAnswer, fakeServiceClient, json, offline } from '../../../tests/fake-service-client.ts'
import { createRemoveFiles } from './remove-files.ts'

const USER = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001'

async function removeWith(answer: FakeAnswer, timeoutMs?: number) {
  const { client, asked } = fakeServiceClient(answer, { timeoutMs })
  const logged: unknown[] = []
  const result = await createRemoveFiles(client, (event) => logged.push(event))(USER)
  return { result, logged, asked }
}

test('has nothing to remove where there is no bucket', async () => {
  const { result, asked } = await removeWith(json(200, []))
  expect(result).toEqual(ok(null))
  expect(asked).toMatchObject([
    { method: 'GET', url: '/storage/v1/bucket', headers: { apikey: 'sb_secret_x' } },
  ])
})

test('removes what stands in the folder of the user, folders below included, from each bucket', async () => {
  const files = new Set([
    `a/${USER}/1.pdf`,
    `a/${USER}/deep/2.pdf`,
    `b/${USER}/3.pdf`,
    'a/another-user/4.pdf',
  ])
  const { result, asked } = await removeWith(({ method, url, body }) => {
    if (url === '/storage/v1/bucket') return json(200, [{ id: 'a' }, { id: 'b' }])()
    const bucket = url.split('/').at(-1)
    const sent: { prefix: string; prefixes: string[] } = JSON.parse(body)
    if (method === 'DELETE') {
      for (const path of sent.prefixes) files.delete(`${bucket}/${path}`)
      return json(200, [])()
    }
    const below = [...files].flatMap((file) => file.split(`${bucket}/${sent.prefix}/`)[1] ?? [])
    const names = new Set(below.map((path) => path.split('/')[0]))
    return json(
      200,
      [...names].map((name) => ({ name, id: below.includes(`${name}`) ? name : null })),
    )()
  })
  expect(result).toEqual(ok(null))
  expect([...files]).toEqual(['a/another-user/4.pdf'])
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(3)
})

test('gives up when files do not go, and never leaves the folder of the user', async () => {
  const { result, logged, asked } = await removeWith(json(200, [{ id: 'x', name: 'a.pdf' }]))
  expect(result).toEqual(err({ code: 'unavailable' }))
  expect(logged).toEqual([{ event: 'files_not_removed', status: 0 }])
  const [, ...rest] = asked
  for (const { method, body } of rest) {
    expect(JSON.parse(body)).toMatchObject(
      method === 'DELETE' ? { prefixes: [`${USER}/a.pdf`] } : { prefix: USER },
    )
  }
})

test.each([
  [401, '{}', 401],
  [500, '{}', 500],
  [400, '{"statusCode":"403"}', 403],
  [200, '{}', 0],
  [200, '<html>', 0],
])('fails when the service answers %d with %s', async (status, body, logged) => {
  const removed = await removeWith(json(status, body))
  expect(removed.result).toEqual(err({ code: 'unavailable' }))
  expect(removed.logged).toEqual([{ event: 'files_not_removed', status: logged }])
})

test('fails without a network and without an answer in time', async () => {
  expect((await removeWith(offline)).result).toEqual(err({ code: 'unavailable' }))
  expect((await removeWith(() => 'never', 20)).result).toEqual(err({ code: 'unavailable' }))
})
