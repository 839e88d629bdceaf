import type { Added, SiteEdits, SiteEditsChanges } from '@foyer/shared/api/site-edits.ts'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { fakeBackend, sessionFor } from '../testing/fake-backend.ts'
import { NO_SITE_EDITS } from './api/site-edits.ts'
import { siteEditsQuery } from './draft-queries.ts'
import { keptEdits } from './kept-edits.ts'
import { mergeEdits, unsentEdits, withEdits } from './site-edits-changes.ts'

const DANA = 'id-of-dana@clinic.example'
const words = (text: string, seen = '') => ({ a: { text, ours: 'Ours', seen } })

beforeEach(() => {
  localStorage.setItem('sb-api-auth-token', JSON.stringify(sessionFor('dana@clinic.example')))
})

it('sends only the changes, and shows what the server has merged them into', async () => {
  let row: SiteEdits = { ...NO_SITE_EDITS, hidden: { why: true } }
  const sent = fakeBackend({
    'POST /save_site_edits': ({ body }) => {
      row = withEdits(row, (body as { changes: SiteEditsChanges }).changes)
      return { body: row }
    },
  })
  const kept = keptEdits(DANA)
  kept.write({ words: words('One') })
  expect(await kept.settle()).toBe(true)
  expect(sent.map(({ body }) => body)).toEqual([{ changes: { words: words('One') }, saved_on: 'computer' }])
  expect(queryClient.getQueryData(siteEditsQuery(DANA).queryKey)).toEqual(row)
  expect(row).toEqual({
    words: { a: { text: 'One', ours: 'Ours' } },
    section_order: [],
    hidden: { why: true },
    added: {},
    pictures: {},
  })
  expect(kept.read()).toBeNull()
})

it('takes words back with an empty text, and keeps those that another window replaced', () => {
  const edits: SiteEdits = {
    words: { a: { text: 'One', ours: 'Ours' }, b: { text: 'Two', ours: 'Ours', replaced: 'Zwei' } },
    section_order: ['why'],
    hidden: { why: true },
    added: {},
    pictures: {},
  }
  expect(withEdits(edits, { words: words(''), hidden: { why: null } })).toEqual({
    words: { b: { text: 'Two', ours: 'Ours', replaced: 'Zwei' } },
    section_order: ['why'],
    hidden: {},
    added: {},
    pictures: {},
  })
})

const noticeOf = (text: string): Added => ({ kind: 'notice', at: 1, text, until: '' })

it('puts items in and takes them out, one by one', () => {
  const one = { 'add-aaaa': noticeOf('One') }
  const two = { 'add-bbbb': noticeOf('Two') }
  const edits = withEdits({ ...NO_SITE_EDITS, added: one }, { added: two })
  expect(edits.added).toEqual({ ...one, ...two })
  expect(withEdits(edits, { added: { 'add-aaaa': null } }).added).toEqual(two)
  expect(mergeEdits({ added: one }, { added: { 'add-aaaa': null, ...two } }).added).toEqual({
    'add-aaaa': null,
    ...two,
  })
  expect(unsentEdits({ added: { ...one, ...two } }, { added: one })).toEqual({ added: two })
  expect(unsentEdits({ added: { 'add-aaaa': null } }, { added: one })).toEqual({
    added: { 'add-aaaa': null },
    seen_items: one,
  })
})

it('keeps what another window had left of an item until it is settled', () => {
  const item = (text: string, more = {}) => ({ 'add-aaaa': { ...noticeOf(text), ...more } })
  const replaced = { text: 'Uno' }
  const edits = { ...NO_SITE_EDITS, added: item('One', { replaced }) }
  expect(withEdits(edits, { added: item('One more') }).added).toEqual(item('One more', { replaced }))
  expect(withEdits(edits, { added: item('Uno', { replaced }), settled: ['add-aaaa'] }).added).toEqual(
    item('Uno'),
  )
})

it('remembers which items were seen before the first change, and which were sent since', () => {
  const item = (text: string) => ({ 'add-aaaa': noticeOf(text) })
  const typed = mergeEdits(
    { added: item('On'), seen_items: item('') },
    { added: item('One'), seen_items: item('Stored meanwhile') },
  )
  expect(typed).toEqual({ added: item('One'), seen_items: item('') })
  expect(unsentEdits(typed, { added: item('On'), seen_items: item('') })).toEqual({
    added: item('One'),
    seen_items: item('On'),
  })
  // An item that was new then has been seen by nobody.
  expect(mergeEdits({ added: item('On') }, { added: item('One'), seen_items: item('Two') })).toEqual({
    added: item('One'),
  })
})

it('remembers what was seen before the first change', () => {
  expect(
    mergeEdits({ words: words('One', 'Stored') }, { words: words('Two', 'One'), hidden: { why: true } }),
  ).toEqual({
    words: words('Two', 'Stored'),
    hidden: { why: true },
  })
})

it.each<[string, SiteEditsChanges, SiteEditsChanges | null]>([
  ['nothing when all of it is stored', { words: words('One'), section_order: ['why'] }, null],
  [
    'words that were typed on, over those that are stored',
    { words: words('One more') },
    { words: words('One more', 'One') },
  ],
  ['a section that was shown again', { hidden: { why: null } }, { hidden: { why: null } }],
  ['another order', { section_order: ['visit'] }, { section_order: ['visit'] }],
])('leaves %s', (_, now, left) => {
  const stored: SiteEditsChanges = { words: words('One'), section_order: ['why'], hidden: { why: true } }
  expect(unsentEdits(now, stored)).toEqual(left)
})
