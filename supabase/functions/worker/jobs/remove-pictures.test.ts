import { expect, test } from 'vitest'
import { type FakeAnswer, fakeServiceClient, json } from '../../../tests/fake-service-client.ts'
import { createRemovePictures } from './remove-pictures.ts'

const OWNER = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001'
const CLAIMED = { pictures: [{ owner: OWNER, id: 'a1', lock: '2026-11-22T09:00:00Z' }], more: true }

async function removeWith(storage: FakeAnswer, claimed: unknown = CLAIMED) {
  const logged: unknown[] = []
  const { client, asked } = fakeServiceClient((request) => {
    if (request.url.endsWith('/claim_unused_pictures')) return json(200, claimed)()
    if (request.url.endsWith('/note_removed_picture')) return json(200, true)()
    return storage(request)
  })
  const more = await createRemovePictures({ client, log: (event) => logged.push(event) })()
  const noted = asked.filter(({ url }) => url.endsWith('/note_removed_picture'))
  const removed = asked.filter(({ method }) => method === 'DELETE').map(({ body }) => JSON.parse(body))
  return { more, logged, noted, removed }
}

test('removes all files of a picture and notes it', async () => {
  const { more, logged, noted, removed } = await removeWith(({ method }) =>
    json(200, method === 'DELETE' ? [] : [{ name: 'a1-480.webp' }, { name: 'a1-960.webp' }])(),
  )
  expect(removed).toEqual([{ prefixes: [`${OWNER}/a1-480.webp`, `${OWNER}/a1-960.webp`] }])
  expect(noted.map(({ body }) => JSON.parse(body))).toEqual([
    { owner_id: OWNER, picture: 'a1', lock: '2026-11-22T09:00:00Z' },
  ])
  expect([more, logged]).toEqual([true, []])
})

test('notes a picture whose files are gone already', async () => {
  const { noted, removed } = await removeWith(json(200, []))
  expect([noted.length, removed]).toEqual([1, []])
})

test.each(['POST', 'DELETE'])(
  'logs why the files stay, and leaves the claim to run out: %s',
  async (fails) => {
    const { noted, logged } = await removeWith(({ method }) =>
      method === fails ? json(500, {})() : json(200, [{ name: 'a1-480.webp' }])(),
    )
    expect(noted).toEqual([])
    expect(logged).toEqual([{ event: 'picture_not_removed', picture: 'a1', status: 500 }])
  },
)
