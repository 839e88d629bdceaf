import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import { createLoadCaptures } from './load-captures.ts'

test('reads page by page, and only what belongs to the user', async () => {
  const rows = Array.from({ length: 501 }, (_, at) => ({ landing_page: `/${at}` }))
  const queries: Readonly<Record<string, string>>[] = []
  const loadCaptures = createLoadCaptures(
    async (table, query) => {
      expect(table).toBe('leads')
      queries.push(query)
      const offset = Number(query.offset)
      return ok(rows.slice(offset, offset + Number(query.limit)))
    },
    () => {},
  )
  expect(await loadCaptures('user-1')).toEqual(ok(rows))
  expect(queries.map(({ offset }) => offset)).toEqual(['0', '500'])
  for (const query of queries) expect(query).toMatchObject({ profile_id: 'eq.user-1' })
})

test('does not tell a part for the whole', async () => {
  const logged: unknown[] = []
  const loadCaptures = createLoadCaptures(
    async (_, { offset }) =>
      offset === '0'
        ? ok(Array.from({ length: 500 }, () => ({})))
        : err({ code: 'unavailable', status: 500, databaseCode: '' }),
    (event) => logged.push(event),
  )
  expect(await loadCaptures('user-1')).toEqual(err({ code: 'unavailable' }))
  expect(logged).toEqual([{ event: 'captures_not_read', code: 'unavailable', status: 500, databaseCode: '' }])
})
