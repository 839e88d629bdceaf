import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import { fakeServiceClient, json } from '../../tests/fake-service-client.ts'
import { createLoadCaptures } from './load-captures.ts'

const queryOf = ({ url }: { readonly url: string }) => new URL(url, 'http://x.example').searchParams

test('reads page by page, and only what belongs to the user', async () => {
  const rows = Array.from({ length: 501 }, (_, at) => ({ landing_page: `/${at}` }))
  const { client, asked } = fakeServiceClient((sent) => {
    const offset = Number(queryOf(sent).get('offset'))
    return json(200, rows.slice(offset, offset + Number(queryOf(sent).get('limit'))))()
  })
  expect(await createLoadCaptures(client, () => {})('user-1')).toEqual(ok(rows))
  expect(asked.map((sent) => queryOf(sent).get('offset'))).toEqual(['0', '500'])
  for (const sent of asked) {
    expect(sent.url).toContain('/rest/v1/leads?')
    expect(queryOf(sent).get('profile_id')).toBe('eq.user-1')
    expect(queryOf(sent).get('order')).toBe('created_at.asc,submission_id.asc')
    expect(queryOf(sent).get('select')).not.toContain('profile_id')
  }
})

test('does not return a part as if it were everything', async () => {
  const logged: unknown[] = []
  const page = Array.from({ length: 500 }, () => ({}))
  const { client } = fakeServiceClient((sent) =>
    queryOf(sent).get('offset') === '0' ? json(200, page)() : json(500, { code: '57014' })(),
  )
  const loadCaptures = createLoadCaptures(client, (event) => logged.push(event))
  expect(await loadCaptures('user-1')).toEqual(err({ code: 'unavailable' }))
  expect(logged).toEqual([
    { event: 'captures_not_read', code: 'unavailable', status: 500, databaseCode: '57014' },
  ])
})
