import { PAGE_WORDS } from '@foyer/shared/sites/page-words.ts'
import { expect, test } from 'vitest'
import { applyEdits } from './apply-edits.ts'
import { checklistOf, siteCounts } from './checklist.ts'
import { composeDraft } from './compose-draft.ts'
import type { FullContent } from './content.ts'
import { editsFromRow } from './edits.ts'
import { pageOffer, pathOfItem } from './page-offers.ts'
import { practiceOf } from './personas/persona.ts'
import { PERSONAS } from './personas/personas.ts'

const persona = PERSONAS.find(({ id }) => id === 'cedar-grove')
if (!persona) throw new Error('There is no persona cedar-grove.')
const practice = practiceOf(persona)
const draft = (services?: readonly string[], added: object = {}) => {
  const details = { ...practice.details, ...(services && { services }) }
  const content = composeDraft({ ...practice, details })
  const row = { words: {}, section_order: [], hidden: {}, added, pictures: {} }
  return applyEdits(content, editsFromRow(row)) as FullContent
}
const offersOf = (content: FullContent) =>
  checklistOf(content).flatMap((task) =>
    task.kind === 'add' && task.gap.endsWith('-page') ? [[task.id, task.text, task.isNeeded]] : [],
  )
const ENOUGH = 'word '.repeat(PAGE_WORDS)
const service = (name: string, text = '', at = 1) => ({ kind: 'service', at, name, price: '', text })
const person = (name: string, story = '') => ({ kind: 'person', at: 1, name, role: '', text: '', story })

test('offers no page while no service is confirmed', () => {
  expect(offersOf(draft())).toEqual([])
})

test('offers a page to the first listed service, and to the item that it becomes', () => {
  const [offer] = offersOf(draft(['EMDR', 'Grief']))
  expect(offer?.slice(1)).toEqual(['a page for “EMDR”', false])
  const gapId = String(offer?.[0])
  const item = pageOffer(draft(['EMDR']), gapId)
  expect(item).toMatchObject({ kind: 'service', name: 'EMDR' })
  const id = item?.id ?? ''
  const begun = draft(['EMDR', 'Grief'], { [id]: service('EMDR', 'A start.') })
  expect(offersOf(begun)).toEqual([offer])
  // It stands on the page once.
  expect(JSON.stringify(begun.sections).match(/"EMDR"/g)).toHaveLength(1)
  const written = draft(['EMDR', 'Grief'], { [id]: service('EMDR', ENOUGH) })
  expect(offersOf(written).map(([, text]) => text)).toEqual(['a page for “Grief”'])
  // Whoever wrote it still finds its form and its page.
  expect(pageOffer(written, gapId)?.id).toBe(id)
  expect(pathOfItem(written, id)).toBe('/emdr/')
})

test('knows a listed service in another form as its item', () => {
  const [listed, item] = ['Pap tests', 'Pap test'].map((name) => offersOf(draft([name]))[0]?.[0])
  expect(item).toBe(listed)
  const begun = draft(['Pap tests'], { 'add-papa': service('Pap test') })
  expect(offersOf(begun).map(([, text]) => text)).toEqual(['a page for “Pap test”'])
  expect(JSON.stringify(begun.sections)).not.toContain('Pap tests')
})

test('offers a page to items before listed services, one at a time, until three have one', () => {
  const three = Object.fromEntries(
    ['One', 'Two', 'Three'].map((name, at) => [`add-${name.toLowerCase()}0`, service(name, ENOUGH, at)]),
  )
  const added = { ...three, 'add-four': service('Four', '', 9) }
  expect(offersOf(draft(['EMDR'], { 'add-four': service('Four') }))[0]?.[1]).toBe('a page for “Four”')
  expect(offersOf(draft(['EMDR'], added))).toEqual([])
})

test('offers a page to a person without a text, and counts it once', () => {
  const without = draft(undefined, { 'add-anna': person('Ana Ruiz') })
  expect(offersOf(without)).toEqual([['team/add-anna/page', 'a page for Ana Ruiz', false]])
  const told = draft(undefined, { 'add-anna': person('Ana Ruiz', 'I grew up here.') })
  expect(offersOf(told)).toEqual([])
  expect(siteCounts(without).worthAdding).toBe(siteCounts(told).worthAdding + 1)
  // A hidden team is offered nothing.
  const row = {
    words: {},
    section_order: [],
    hidden: { team: true },
    added: { 'add-anna': person('Ana') },
    pictures: {},
  }
  expect(offersOf(applyEdits(composeDraft(practice), editsFromRow(row)) as FullContent)).toEqual([])
})

test('keeps signs of a name as typed', () => {
  expect(offersOf(draft(['Botox $& $1 more']))[0]?.[1]).toBe('a page for “Botox $& $1 more”')
})
