// The database merges entries by the rule that the app shows.
import type { EntryState } from '@foyer/shared/entries/entry.ts'
import { isSameValue, mergeEntry } from '@foyer/shared/entries/merge-entry.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedTestDatabase } from './shared-test-database.ts'

const database = await sharedTestDatabase()

const field = fc.constantFrom(null, '', 'one', 'two', 'three')
const whole = fc.oneof(field, fc.record({ text: fc.constantFrom('one', 'two'), ours: fc.constant('ours') }))
const item = fc.option(
  fc.record({
    kind: fc.constant('hours'),
    at: fc.integer({ min: 1, max: 3 }),
    name: field,
    days: fc.constantFrom<{ [day: string]: string[] }>({}, { mon: [] }),
  }),
)
const lost = fc.constantFrom(null, 'one', 'lost')
const lostFields = fc.constantFrom(null, { name: 'one' }, { name: 'lost' })
const cases = fc.oneof(
  fc.tuple(fc.constant('fact/phone'), whole, lost, whole, whole, fc.boolean(), fc.boolean()),
  fc.tuple(fc.constant('item/add-abcd'), item, lostFields, item, item, fc.boolean(), fc.boolean()),
)

test('SQL and TypeScript merge alike', async () => {
  const given = fc.sample(cases, { numRuns: 2000, seed: 39 })
  const { rows } = await database.query<EntryState>(
    `select merged.value, merged.replaced
     from jsonb_array_elements($1) with ordinality as one (given, number), lateral private.merge_entry(
       nullif(given -> 1, 'null'), nullif(given -> 2, 'null'), nullif(given -> 3, 'null'), nullif(given -> 4, 'null'),
       (given -> 5)::boolean, (given -> 6)::boolean, given ->> 0 like 'item/%'
     ) as merged
     order by number`,
    [JSON.stringify(given)],
  )
  expect(rows).toHaveLength(given.length)
  for (const [index, [key, value, replaced, sent, seen, isLater, isSettled]] of given.entries()) {
    const change = { value: sent, seen, ...(isSettled && { settled: true as const }) }
    const merged = mergeEntry(key, { value, replaced }, change, isLater)
    expect(isSameValue(merged, rows[index]), JSON.stringify([given[index], merged, rows[index]])).toBe(true)
  }
})
