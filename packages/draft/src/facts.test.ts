// What follows from the table of facts: each row is read, stated on the page, asked for while it is empty, and opened by its line.
import { siteDetailsSchema } from '@foyer/shared/api/site-details.ts'
import { siteDetailsOf, valuesOfDetails } from '@foyer/shared/entries/site-entries.ts'
import type { FactValue } from '@foyer/shared/facts/fact-values.ts'
import { FACT_TASKS, FACTS, type FactRow } from '@foyer/shared/facts/site-facts.ts'
import { expect, test } from 'vitest'
import { checklistOf } from './checklist.ts'
import { composeDraft } from './compose-draft.ts'
import { detailsFromRow } from './details.ts'
import { linesOf } from './lines-of.ts'
import { PERSONAS } from './personas/personas.ts'
import { practiceFromAnswers } from './practice.ts'
import { GAP_KINDS } from './words/gaps.ts'

const ROWS: readonly (readonly [string, FactRow])[] = Object.entries(FACTS)
const rich = PERSONAS.find(({ id }) => id === 'cedar-grove')
if (!rich) throw new Error('The persona is gone.')
const compose = (details: object) =>
  composeDraft(
    practiceFromAnswers(
      // A field of the owner's own is asked for its services, and one that comes home for its area.
      {
        ...rich.answers,
        practiceType: {
          updated_at: '2026-11-21T09:00:00.000Z',
          selected_types: ['custom-1'],
          custom_types: [
            {
              id: 'custom-1',
              title: 'Hand therapy',
              description: 'Care for hands that hurt, at your home or at our office.',
            },
          ],
        },
      },
      rich.profile,
      detailsFromRow({ details, statements: {}, passages: [], style: null }),
    ),
  )

const SAMPLES: { readonly [Kind in FactValue['kind']]: (value: FactValue) => unknown } = {
  text: ({ schema }) =>
    ['(423) 555-0142', 'ana@practice.example', '2026-12-24', '2009', 'Words'].find(
      (one) => schema.safeParse(one).success,
    ),
  lines: () => 'One\nTwo',
  link: () => 'practice.example',
  id: (value) => (value.kind === 'id' ? value.ids[0] : ''),
  choice: (value) => (value.kind === 'choice' ? Object.keys(value.options)[0] : ''),
  picks: (value) => (value.kind === 'picks' ? [...value.list.slice(0, 2), 'One of our own'] : []),
  'story-answers': () => [{ question: 'beginning', text: 'My mother was a nurse.' }],
}
const filled = Object.fromEntries(ROWS.map(([name, { value }]) => [name, SAMPLES[value.kind](value)]))

test('every fact is stored under its key and read back', () => {
  const stored = siteDetailsSchema.parse({ details: filled, statements: {}, passages: [], style: null })
  const values = valuesOfDetails(stored)
  expect(Object.keys(values)).toEqual(ROWS.map(([name]) => `fact/${name}`))
  const entries = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, { value, replaced: null }]),
  )
  expect(siteDetailsOf(entries)).toEqual(stored)
  const read: Readonly<Record<string, unknown>> = detailsFromRow(stored)
  for (const [name] of ROWS) expect(read[name], name).toBeDefined()
})

test.each(ROWS.filter(([, { prints }]) => prints !== undefined))(
  'the page states %s where its row says, and the line opens its fields',
  (name, { prints = '' }) => {
    const lines = linesOf(compose(filled).sections).filter(({ id }) => id.startsWith(prints))
    expect(lines.flatMap(({ sources }) => sources)).toContainEqual({ from: 'detail', field: name })
    expect(linesOf(compose({}).sections).flatMap(({ sources }) => sources)).not.toContainEqual({
      from: 'detail',
      field: name,
    })
  },
)

test('every task is asked for while its facts are empty, and no longer than that', () => {
  const gapsOf = (details: object) =>
    checklistOf(compose(details)).flatMap((line) => (line.kind === 'add' ? [line.gap] : []))
  expect(FACT_TASKS.map(({ task }) => task).filter((task) => !gapsOf({}).includes(task))).toEqual([])
  expect(FACT_TASKS.map(({ task }) => task).filter((task) => gapsOf(filled).includes(task))).toEqual([])
  expect(GAP_KINDS).toEqual([...new Set(GAP_KINDS)])
})

test('every fact that is asked with another one names a task that there is', () => {
  const tasks: readonly string[] = FACT_TASKS.map(({ task }) => task)
  for (const [name, { asked }] of ROWS) if (typeof asked === 'string') expect(tasks, name).toContain(asked)
})
