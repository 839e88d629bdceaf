import { DAYS, dayOfNotices, HIDEABLE_SECTIONS } from '@foyer/shared/api/site-edits.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits, isEditable, wordsWithoutPlace } from './apply-edits.ts'
import { composeDraft } from './compose-draft.ts'
import { type Content, contentSchema, type FullContent } from './content.ts'
import { editsFromRow } from './edits.ts'
import { jsonLd } from './json-ld.ts'
import { launchContent } from './launch-content.ts'
import { linesOf } from './lines-of.ts'
import { entityHours } from './opening-hours.ts'
import { ADDED_KINDS, addedItems } from './personas/added-items.ts'
import { launchableOf, practiceOf } from './personas/persona.ts'
import { PERSONAS } from './personas/personas.ts'
import { randomPersona } from './personas/random-persona.ts'
import { contentFor } from './render-page.ts'
import { sectionOf } from './sections.ts'
import { DAY_NAMES } from './words/added.ts'
import { wordsOf } from './words-of.ts'

const editsWith = (added: unknown, hidden: object = {}) =>
  editsFromRow({ words: {}, section_order: [], hidden, added, pictures: {} })
const persona = PERSONAS.find(({ id }) => id === 'cedar-grove')
if (!persona) throw new Error('There is no persona cedar-grove.')
const cedarGrove = composeDraft(practiceOf(persona)) as FullContent
const edited = (added: unknown, hidden?: object) =>
  applyEdits(cedarGrove, editsWith(added, hidden)) as FullContent

test.each([1, 3, 12])('%i of each kind are in the content of any practice, once', (count) => {
  const edits = editsWith(addedItems(count, ADDED_KINDS))
  for (let number = 0; number < 12; number++) {
    const content = composeDraft(practiceOf(randomPersona(number)))
    const put = applyEdits(content, edits)
    if (content.kind === 'proposal') {
      expect(put).toBe(content)
      continue
    }
    expect(JSON.stringify(applyEdits(put, edits))).toBe(JSON.stringify(put))
    expect(contentSchema.parse(JSON.parse(JSON.stringify(put)))).toEqual(put)
    const kinds = put.sections.map(({ kind }) => kind)
    expect(new Set(kinds).size).toBe(kinds.length)
    const lines = linesOf(put.sections)
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
    const own = lines.filter(({ id }) => id.includes('/add-'))
    expect(own.every((line) => line.standing === 'given' && !isEditable(line))).toBe(true)
    expect(own.filter(({ id }) => id.startsWith('services/') && id.endsWith('/name'))).toHaveLength(
      Math.min(count, edits.added.filter(({ kind }) => kind === 'service').length),
    )
    // What the owner wrote is there to be launched.
    expect(linesOf(launchContent(put).sections).filter(({ id }) => id.includes('/add-'))).toEqual(own)
  }
})

test('what cannot be read is left out, and what lacks its words is held back', () => {
  const edits = editsWith({
    'add-aaaa': { kind: 'service', at: 1, name: ' ', price: '$60', text: '' },
    'add-bbbb': { kind: 'question', at: 1, question: 'Why?', answer: '' },
    'add-cccc': { kind: 'hours', at: 1, days: { mon: [['9', '5']] } },
    'add-dddd': { kind: 'hours', at: 1, days: {} },
    'add-eeee': { kind: 'form', at: 1 },
    'Add-ffff': { kind: 'notice', at: 1, text: 'x', until: '' },
    'add-gggg': { kind: 'notice', at: 1, text: 'x', until: 'tomorrow' },
    'add-hhhh': 3,
  })
  expect(edits.added.map(({ id }) => id)).toEqual(['add-aaaa', 'add-bbbb', 'add-dddd'])
  expect(linesOf(applyEdits(cedarGrove, edits)).filter(({ id }) => id.includes('/add-'))).toEqual([])
  const open = linesOf(applyEdits(cedarGrove, edits, 'with-blanks'))
  expect(open.find(({ id }) => id === 'services/add-aaaa/name')?.text).toBe('Name of the service')
  expect(editsFromRow({ words: {}, section_order: [], hidden: {}, added: [], pictures: {} }).added).toEqual(
    [],
  )
})

test('items stand in the order of their numbers, and in a hidden section not at all', () => {
  const added = {
    'add-zzzz': { kind: 'service', at: 1, name: 'First', price: '', text: '' },
    'add-aaaa': { kind: 'service', at: 2, name: 'Second', price: '', text: '' },
  }
  expect(sectionOf(edited(added).sections, 'services')?.offers?.map(({ title }) => title.text)).toEqual([
    'First',
    'Second',
  ])
  for (const kind of HIDEABLE_SECTIONS) {
    const hidden = edited(addedItems(3, ADDED_KINDS), { [kind]: true })
    expect(hidden.sections.map((section) => section.kind)).not.toContain(kind)
  }
  expect(edited(addedItems(1, ['hours']), { hours: true }).entity.hours).toBeUndefined()
})

test('hours of a week take the place of those in a sentence, for people and for search engines', () => {
  const withSentence = composeDraft(
    practiceOf({ ...persona, details: { hours: 'Weekdays 9 to 5', city: 'Chattanooga' } }),
  )
  const content = applyEdits(withSentence, editsWith(addedItems(1, ['hours']))) as FullContent
  expect(linesOf(content).some(({ text }) => text === 'Weekdays 9 to 5')).toBe(false)
  expect(
    sectionOf(content.sections, 'hours')?.rows.map(({ title, value }) => `${title.text}: ${value.text}`),
  ).toEqual([
    'Monday and Tuesday: 8\u00a0am\u00a0to\u00a0noon, 1\u00a0pm\u00a0to\u00a05:30\u00a0pm',
    'Wednesday: 8\u00a0am\u00a0to\u00a0noon',
    'Thursday: 8\u00a0am\u00a0to\u00a0noon, 1\u00a0pm\u00a0to\u00a05:30\u00a0pm',
    'Friday: 7\u00a0am\u00a0to\u00a03\u00a0pm',
    'Saturday: 9\u00a0am\u00a0to\u00a011\u00a0am',
    'Sunday: Closed',
  ])
  const [practice] = jsonLd(content.entity)['@graph'] as readonly Record<string, unknown>[]
  expect(practice?.openingHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Thursday'],
    opens: '13:00',
    closes: '17:30',
  })
  const isMissing = ({ missing }: Content) => missing.some(({ gap }) => gap === 'hours')
  expect([isMissing(cedarGrove), isMissing(edited(addedItems(1, ['hours'])))]).toEqual([true, false])
})

test.each([
  ['2026-12-31', true],
  ['2027-01-01', false],
])('a notice until December 31 is printed on %s: %s', (today, isPrinted) => {
  const content = applyEdits(composeDraft(launchableOf(persona)), editsWith(addedItems(1, ['notice'])))
  for (const kind of ['draft', 'visit', 'launch'] as const) {
    const { sections } = contentFor(content, { kind, assetBase: '', today }) as FullContent
    expect(sectionOf(sections, 'news') !== undefined).toBe(isPrinted)
  }
})

test('a notice is past when the day has ended in all of the country', () => {
  expect(dayOfNotices(new Date('2027-01-01T09:59:00Z'))).toBe('2026-12-31')
  expect(dayOfNotices(new Date('2027-01-01T10:00:00Z'))).toBe('2027-01-01')
})

test('another end of a notice is another site, and words of a new section have their place', () => {
  const notice = (until: string) => ({ 'add-aaaa': { kind: 'notice', at: 1, text: 'Closed', until } })
  expect(wordsOf(edited(notice('2026-12-24')))).not.toBe(wordsOf(edited(notice('2026-12-25'))))
  const words = { 'prices/heading': { text: 'What we charge', ours: 'Our prices' } }
  const edits = editsFromRow({
    words,
    section_order: [],
    hidden: {},
    added: addedItems(1, ['price']),
    pictures: {},
  })
  expect(wordsWithoutPlace(cedarGrove, edits)).toEqual([])
  expect(wordsWithoutPlace(cedarGrove, { ...edits, added: [] })).toEqual(['prices/heading'])
})

test('search engines are told of all seven days, whichever of them are open', () => {
  const span = fc.constantFrom(['09:00', '12:00'], ['13:00', '17:30'], ['20:00', '04:00'], ['00:00', '00:00'])
  const day = fc.option(fc.array(span, { maxLength: 2 }), { nil: undefined })
  fc.assert(
    fc.property(fc.tuple(day, day, day, day, day, day, day), (week) => {
      const days = Object.fromEntries(
        DAYS.flatMap((name, index) => (week[index] ? [[name, week[index]]] : [])),
      )
      const told = entityHours(days as Parameters<typeof entityHours>[0])
      expect(new Set(told.flatMap((entry) => entry.days)).size).toBe(7)
      for (const [index, spans] of week.entries()) {
        const shut = told.some(
          ({ days: of, opens, closes }) => of.includes(DAY_NAMES[DAYS[index] ?? 'mon']) && opens === closes,
        )
        expect(shut).toBe(!spans?.length)
      }
    }),
  )
})
