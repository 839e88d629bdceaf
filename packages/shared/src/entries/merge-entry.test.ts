import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EntryChange, EntryState, EntryValue } from './entry.ts'
import {
  changesToSend,
  isSameValue,
  markedAsSent,
  mergeChanges,
  mergeEntry,
  unsentChanges,
  withChanges,
  withoutRefused,
} from './merge-entry.ts'

const KEY = 'line/hero/lede'
const ITEM = 'item/add-abcd'
const words = fc.constantFrom<EntryValue>(null, '', 'one', 'two', 'three', 'four')
const field = fc.constantFrom('', 'one', 'two', 'three')
const item = fc.record({ kind: fc.constant('service'), name: field, price: field, text: field })
const kind = fc.oneof(
  fc.record({ key: fc.constant(KEY), base: words, one: words, other: words }),
  fc.record({ key: fc.constant(ITEM), base: item, one: fc.option(item), other: fc.option(item) }),
)

/** All words that stand or wait in an entry. */
function wordsIn({ value, replaced }: EntryState): unknown[] {
  return [value, replaced].flatMap((part) =>
    part && typeof part === 'object' ? Object.values(part) : [part],
  )
}
const partsOf = (value: EntryValue) => (value && typeof value === 'object' ? Object.values(value) : [value])

test('nothing that two windows have typed is lost, whichever comes first', () => {
  fc.assert(
    fc.property(kind, fc.boolean(), ({ key, base, one, other }, isLater) => {
      const start: EntryState = { value: base, replaced: null }
      const first = mergeEntry(key, start, { value: one, seen: base })
      const both = mergeEntry(key, first, { value: other, seen: base }, isLater)
      const changed = [...partsOf(one), ...partsOf(other)].filter(
        (part) => part !== null && part !== '' && !partsOf(base).includes(part),
      )
      for (const typed of changed) expect(wordsIn(both)).toContain(typed)
    }),
  )
})

test('two windows that save in another order leave the same', () => {
  fc.assert(
    fc.property(kind, ({ key, base, one, other }) => {
      const start: EntryState = { value: base, replaced: null }
      const [early, late] = [
        { value: one, seen: base },
        { value: other, seen: base },
      ]
      const inOrder = mergeEntry(key, mergeEntry(key, start, early), late, true)
      const reversed = mergeEntry(key, mergeEntry(key, start, late), early, false)
      // What one of them takes back whole is decided by what the other has done before.
      fc.pre(one !== null && other !== null && one !== '' && other !== '')
      fc.pre(!partsOf(one).includes('') && !partsOf(other).includes(''))
      expect(isSameValue(inOrder.value, reversed.value)).toBe(true)
    }),
  )
})

test('a change that is sent again changes nothing', () => {
  fc.assert(
    fc.property(kind, ({ key, base, one }) => {
      const change: EntryChange = { value: one, seen: base }
      const once = mergeEntry(key, { value: base, replaced: null }, change)
      const twice = mergeEntry(key, once, change)
      expect(isSameValue(twice, once)).toBe(true)
    }),
  )
})

test('what was not seen is not taken back', () => {
  fc.assert(
    fc.property(item, item, (seen, stored) => {
      fc.pre(!isSameValue(seen, stored))
      expect(mergeEntry(ITEM, { value: stored, replaced: null }, { value: null, seen })).toEqual({
        value: stored,
        replaced: null,
      })
    }),
  )
})

test('what is typed while a request runs is typed over what was sent', () => {
  const sent = { [KEY]: { value: 'Hel', seen: 'Hi' } }
  const now = mergeChanges(sent, { [KEY]: { value: 'Hello', seen: 'Hi' } })
  expect(now).toEqual({ [KEY]: { value: 'Hello', seen: 'Hi' } })
  expect(unsentChanges(now, sent)).toEqual({ [KEY]: { value: 'Hello', seen: 'Hel' } })
  expect(unsentChanges(sent, sent)).toBeNull()
})

test('a change is merged into an earlier one, and what was seen before both stays', () => {
  const first = { style: { value: 'warm', seen: null } }
  expect(
    mergeChanges(first, { style: { value: 'modern', seen: 'warm' }, order: { value: ['why'], seen: null } }),
  ).toEqual({
    style: { value: 'modern', seen: null },
    order: { value: ['why'], seen: null },
  })
  expect(mergeChanges(first, { style: { settled: true } })).toEqual({
    style: { value: 'warm', seen: null, settled: true },
  })
})

test('what is not stored yet is shown, beside what waits to be settled', () => {
  const known = { [KEY]: { value: 'Stored', replaced: 'Other' } }
  expect(withChanges(known, { [KEY]: { value: 'Typed', seen: 'Stored' } })[KEY]).toMatchObject({
    value: 'Typed',
    replaced: 'Other',
  })
  expect(withChanges(known, { [KEY]: { settled: true } })[KEY]).toMatchObject({
    value: 'Stored',
    replaced: null,
  })
})

test('what was sent without an answer goes once more before what was typed over it', () => {
  const typed = { [KEY]: { value: 'Hel', seen: 'Hi' } }
  const sent = markedAsSent(typed)
  expect(sent).toEqual({ [KEY]: { value: 'Hel', seen: 'Hi', unanswered: typed[KEY] } })
  expect([changesToSend(typed), changesToSend(sent)]).toEqual([typed, typed])
  const over = mergeChanges(sent, { [KEY]: { value: 'Hello', seen: 'Hi' } })
  expect(over).toEqual({ [KEY]: { value: 'Hello', seen: 'Hel', unanswered: typed[KEY] } })
  expect(changesToSend(over)).toEqual(typed)
  // However often it is sent: the first attempt is the one that may be stored.
  expect(markedAsSent(over)).toEqual(over)
  expect(withoutRefused(over, typed)).toEqual({ [KEY]: { value: 'Hello', seen: 'Hi' } })
  expect(withoutRefused(sent, typed)).toBeNull()
})

test('words that were typed while a decision was sent are typed over what was seen', () => {
  const decision = { [KEY]: { settled: true } } as const
  const typed = (seen?: string) => ({
    [KEY]: { value: 'New', ...(seen && { seen }), settled: true } as const,
  })
  expect(unsentChanges(typed('Old'), decision)).toEqual({ [KEY]: { value: 'New', seen: 'Old' } })
  expect(unsentChanges(typed(), decision)).toEqual({ [KEY]: { value: 'New', seen: null } })
})
