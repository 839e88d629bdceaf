import type { SiteDetails, SiteDetailsChanges } from '@foyer/shared/api/site-details.ts'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { fakeBackend, sessionFor } from '../testing/fake-backend.ts'
import { NO_SITE_DETAILS } from './api/site-details.ts'
import { siteDetailsQuery } from './draft-queries.ts'
import { keptDetails } from './kept-details.ts'
import { mergeChanges, withChanges, withoutChanges } from './site-details-changes.ts'

const PHONE = '(423) 555-0100'
const DANA = 'id-of-dana@clinic.example'

beforeEach(() => {
  localStorage.setItem('sb-api-auth-token', JSON.stringify(sessionFor('dana@clinic.example')))
})

it('sends only the changes, and shows what the server has merged them into', async () => {
  // Merges as the database does; another tab has stored its own hours.
  let row: SiteDetails = { ...NO_SITE_DETAILS, details: { hours: '9 to 5' } }
  const sent = fakeBackend({
    'POST /save_site_details': ({ body }) => {
      row = withChanges(row, (body as { changes: SiteDetailsChanges }).changes)
      return { body: row }
    },
  })
  const kept = keptDetails(DANA)
  kept.write({ details: { phone: PHONE } })
  expect(await kept.settle()).toBe(true)
  expect(sent.map(({ body }) => body)).toEqual([
    { changes: { details: { phone: PHONE } }, saved_on: 'computer' },
  ])
  expect(queryClient.getQueryData(siteDetailsQuery(DANA).queryKey)).toEqual(row)
  expect(row.details).toEqual({ hours: '9 to 5', phone: PHONE })
  expect(kept.read()).toBeNull()
})

it('merges the changes of two tabs that are offline', () => {
  const one: SiteDetailsChanges = { details: { phone: '1' }, statements: { a: 'struck' }, style: 'warm' }
  expect(mergeChanges(one, { details: { hours: '9' }, statements: { a: null } })).toEqual({
    details: { phone: '1', hours: '9' },
    statements: { a: null },
    style: 'warm',
  })
})

it.each<[string, SiteDetailsChanges, SiteDetailsChanges | null]>([
  ['nothing when all of it is stored', { details: { phone: '1' }, style: 'warm', passages: [] }, null],
  ['a text that was typed on', { details: { phone: '12' }, style: 'warm' }, { details: { phone: '12' } }],
  ['a style that was taken back', { style: null }, { style: null }],
  ['a decision that was taken back', { statements: { a: null } }, { statements: { a: null } }],
])('leaves %s', (_, now, left) => {
  const stored: SiteDetailsChanges = {
    details: { phone: '1' },
    statements: { a: 'struck' },
    style: 'warm',
    passages: [],
  }
  expect(withoutChanges(now, stored)).toEqual(left)
})
