// A save without an answer may be stored or not. What follows it must not find it as the words of another window.
import type { Entry, EntryValue } from '@foyer/shared/entries/entry.ts'
import { changesTo, mergeChanges, withChanges } from '@foyer/shared/entries/merge-entry.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Answer, fakeBackend, type SentRequest, sessionFor } from '../testing/fake-backend.ts'
import { entryRow, fakeStore, rowsAfter } from '../testing/fake-entries.ts'
import { keptEntries } from './kept-entries.ts'

const SAVE = 'POST /rpc/save_entries'
const item = (name: string) => ({ kind: 'service', at: 1, name, price: '', text: '' })
const picture = (alt: string) => ({ id: 'f'.repeat(32), type: 'jpg', widths: [320], height: 400, alt })
const line = (text: string) => ({ text, ours: 'Ours' })
/** Before, the value that is sent without an answer, and what is entered after it; `null` takes it back. */
type Case = readonly [key: string, before: EntryValue, sent: EntryValue, after: EntryValue]
const CASES: readonly Case[] = [
  ['line/visit/heading', null, line('One'), line('Two')],
  ['line/visit/heading', line('Old'), line('One'), line('Old')],
  ['line/visit/heading', line('Old'), null, line('Two')],
  ['fact/phone', 'old', 'one', 'two'],
  ['fact/phone', 'old', 'one', 'old'],
  ['fact/languages', null, ['en'], ['en', 'es']],
  ['statement/why/b', null, 'confirmed', 'struck'],
  ['passages', null, [{ text: 'a' }], [{ text: 'b' }]],
  ['style', 'warm', 'modern', 'warm'],
  ['order', null, ['why'], ['visit', 'why']],
  ['hidden/why', null, true, null],
  ['hidden/why', true, null, true],
  ['item/add-abcd', null, item('One'), item('Two')],
  ['item/add-abcd', item('Old'), item('One'), item('Old')],
  ['item/add-abcd', item('Old'), item('One'), null],
  ['picture/portrait', null, picture('one'), picture('two')],
  ['picture/portrait', picture('old'), picture('one'), picture('old')],
  ['tick/opened', null, true, null],
]
type Lose = (stored: () => Answer) => Answer | Promise<Answer>
const LOST: { readonly [name: string]: Lose } = {
  'the answer is lost': (stored) => {
    stored()
    return 'unreachable'
  },
  'the request is lost': () => 'unreachable',
  'the page is reloaded before the answer': (stored) => {
    stored()
    return new Promise(() => {})
  },
  'the page is reloaded before the request arrives': () => new Promise(() => {}),
}

beforeEach(() => {
  localStorage.setItem('sb-api-auth-token', JSON.stringify(sessionFor('dana@clinic.example')))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** A store whose first save gets no answer. */
function openLosing(first: readonly Entry[], lose: Lose) {
  const store = fakeStore(first)
  let saves = 0
  const requests = fakeBackend({
    ...store.backend,
    [SAVE]: (request: SentRequest) => {
      saves += 1
      return saves === 1 ? lose(() => store.backend[SAVE](request)) : store.backend[SAVE](request)
    },
  })
  return { store, requests }
}

let persons = 0
/** Another page of the same browser has what this one has kept. */
function open(before?: string) {
  persons += 1
  const id = `person-${persons}`
  const kept = before && localStorage.getItem(`foyer:kept:${before}:entries`)
  if (kept) localStorage.setItem(`foyer:kept:${id}:entries`, kept)
  return { id, kept: keptEntries(id) }
}

const TABLE = CASES.flatMap((row) =>
  Object.entries(LOST).map(([name, lose]) => [name, ...row, lose] as const),
)

/** Changes an entry whose save gets no answer, and returns the page that is open then. */
async function changeUnanswered(name: string, [key, before, sent]: Case, requests: readonly unknown[]) {
  const first = open()
  first.kept.write(changesTo({ [key]: sent }, seen(key, before)))
  await vi.waitFor(() => expect(requests).toHaveLength(1), 60_000)
  if (name.startsWith('the page')) return open(first.id)
  await vi.waitFor(() => expect(first.kept.state()).toBe('failed'), 60_000)
  return first
}
const seen = (key: string, value: EntryValue) => ({ [key]: { value, replaced: null } })

it.each(TABLE)(
  '%s: what is entered next replaces it (%s, %j, %j, %j)',
  async (name, ...[key, before, sent, after, lose]) => {
    const { store, requests } = openLosing(before === null ? [] : [entryRow(key, before)], lose)
    const { kept } = await changeUnanswered(name, [key, before, sent, after], requests)
    kept.write(mergeChanges(kept.read() ?? {}, changesTo({ [key]: after }, seen(key, before))), null)
    // It is shown so before it is sent, whatever of it the server has.
    for (const stored of [before, sent])
      expect(withChanges(seen(key, stored), kept.read() ?? {})[key]?.value).toEqual(after)
    expect(await kept.settle()).toBe(true)
    const row = store.rows().find((one) => one.key === key)
    expect([row?.value ?? null, row?.replaced ?? null]).toEqual([after, null])
    expect(kept.read()).toBeNull()
  },
)

it.each(Object.entries(LOST))('%s: the words of another window are told all the same', async (name, lose) => {
  const [key, before, sent] = ['line/visit/heading', line('Old'), line('One')]
  const { store, requests } = openLosing([entryRow(key, before)], lose)
  const { kept } = await changeUnanswered(name, [key, before, sent, null], requests)
  const other = {
    value: line('Other'),
    seen: store.rows()[0]?.value ?? null,
    typed_at: new Date().toISOString(),
  }
  store.put(rowsAfter(store.rows(), { [key]: other }))
  kept.write(mergeChanges(kept.read() ?? {}, changesTo({ [key]: line('Two') }, seen(key, before))), null)
  await kept.settle()
  expect(store.rows()[0]).toMatchObject({ value: line('Two'), replaced: line('Other') })
})

it('sends what follows a refused change without it', async () => {
  const store = fakeStore([entryRow('fact/phone', 'old')])
  const refused = { status: 400, body: { code: '54000', message: 'There is too much of one kind: fact' } }
  fakeBackend({
    [SAVE]: (request: SentRequest) =>
      Object(request.body).changes['fact/phone'].value === 'long' ? refused : store.backend[SAVE](request),
  })
  const { kept } = open()
  kept.write(changesTo({ 'fact/phone': 'long' }, seen('fact/phone', 'old')), null)
  expect(await kept.settle()).toBe(false)
  kept.write(
    mergeChanges(kept.read() ?? {}, changesTo({ 'fact/phone': 'short' }, seen('fact/phone', 'old'))),
    null,
  )
  expect(await kept.settle()).toBe(true)
  expect(store.rows()[0]).toMatchObject({ value: 'short', replaced: null })
})

it.each([
  ['an expired session', 401, 'PGRST303'],
  ['a timeout of the database', 500, '57014'],
  ['a lost connection of the server', 503, 'PGRST000'],
])('still knows after %s that an earlier save may be stored', async (_, status, code) => {
  const [key, before, sent] = ['line/visit/heading', line('Old'), line('One')]
  const store = fakeStore([entryRow(key, before)])
  const answers: ((request: SentRequest) => Answer)[] = [
    (request) => {
      store.backend[SAVE](request)
      return 'unreachable'
    },
    () => ({ status, body: { code, message: 'No' } }),
  ]
  const requests = fakeBackend({
    ...store.backend,
    [SAVE]: (request: SentRequest) => (answers.shift() ?? store.backend[SAVE])(request),
  })
  const { kept } = await changeUnanswered('the answer is lost', [key, before, sent, null], requests)
  kept.write(mergeChanges(kept.read() ?? {}, changesTo({ [key]: line('Two') }, seen(key, before))), null)
  expect(await kept.settle()).toBe(false)
  expect(await kept.settle()).toBe(true)
  expect(store.rows()[0]).toMatchObject({ value: line('Two'), replaced: null })
})
