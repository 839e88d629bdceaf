import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import { NO_SITE_DETAILS } from '@foyer/shared/api/site-details.ts'
import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import { NO_SITE_EDITS } from '@foyer/shared/api/site-edits.ts'
import { expect, it } from 'vitest'
import {
  added,
  base,
  compose,
  facts,
  lede,
  published,
  suggestions,
  words,
} from '../testing/confirmed-site.ts'
import { composeSite } from './render-site.ts'
import { siteLines } from './review-site.ts'
import type { SiteChange } from './site-change.ts'
import { undoByEntries } from './undo-by-entries.ts'
import { undoChange } from './undo-change.ts'
import { undone } from './undone.ts'
import { pageChanges, unpublishedChanges } from './unpublished-changes.ts'

type Own = Partial<typeof base>
type Matches = (change: SiteChange) => boolean

/** What is left of a change once it is undone; `isKnown`: by what was entered then. */
const leftOf = (own: Own, matches: Matches, isKnown = false, was: Own = {}) => {
  const [before, past] = [
    { ...base, ...own },
    { ...base, ...was },
  ]
  const now = compose(before)
  const live = JSON.parse(JSON.stringify(compose(past)))
  const change = unpublishedChanges(live, now)?.find(matches)
  if (!change) throw new Error('Nothing has changed.')
  const entered = {
    past,
    undo: undoByEntries((content) => unpublishedChanges(live, content), { past, now: before, compose }),
  }
  const composed = composeSite({ ...facts, added: before.added })
  const known = { published: live, content: now, composed, details: before.added, edits: before.edits }
  const undo = undoChange(change, isKnown ? { ...known, entered } : known)
  return undo && unpublishedChanges(live, compose(undone(before, undo)))?.filter(matches)
}

it.each<[string, Partial<typeof base>, (change: SiteChange) => boolean]>([
  ['a line', { edits: words('Other words.') }, (change) => change.kind === 'words'],
  [
    'a phone number',
    { added: { ...added, details: { phone: '(423) 555-0199' } } },
    (change) => change.kind === 'words' && change.after === '(423) 555-0199',
  ],
  [
    'a sentence that was taken out',
    { added: { ...added, statements: { ...added.statements, [suggestions[0] ?? '']: 'struck' } } },
    (change) => change.kind === 'words' && change.id === suggestions[0],
  ],
  ['the look', { added: { ...added, style: 'modern' } }, (change) => change.kind === 'style'],
  [
    'the order',
    { edits: { ...NO_SITE_EDITS, section_order: ['questions'] } },
    (change) => change.kind === 'order',
  ],
  [
    'a hidden section',
    { edits: { ...NO_SITE_EDITS, hidden: { values: true } } },
    (change) => change.kind === 'section',
  ],
])('takes back %s', (_name, own, matches) => {
  expect(leftOf(own, matches)).toEqual([])
  expect(leftOf(own, matches, true)).toEqual([])
})

const fact = (details: SiteDetails['details']) => ({
  added: { ...added, details: { ...added.details, ...details } },
})
const items = (own: SiteEdits['added']) => ({ edits: { ...NO_SITE_EDITS, added: own } })
const week = (to: string) => items({ 'add-hhhh': { kind: 'hours', at: 1, days: { mon: [['09:00', to]] } } })
const call = { kind: 'service', at: 1, name: 'House call', price: '$180', text: '' } as const
const person = {
  kind: 'person',
  at: 1,
  name: 'Ana Ruiz',
  role: 'Nurse',
  text: '',
} as SiteEdits['added'][string]

const LONG = { who: 'Words enough for a page. '.repeat(16), how: 'First, we talk.', ask1: 'Why?' } as const

it('takes the page of a service back as one, with each of its fields, and leaves the rest of the service', () => {
  const [past, now] = [items({ 'add-ssss': call }), items({ 'add-ssss': { ...call, ...LONG, price: '$90' } })]
  const page = (own: Own) => compose({ ...base, ...own })
  const changesOf = (content: ReturnType<typeof page>) => unpublishedChanges(page(past), content)
  const changes = changesOf(page(now)) ?? []
  expect(changes.map(({ kind }) => kind)).toEqual(['words', 'page'])
  const undo = undoByEntries(changesOf, { past: { added, ...past }, now: { added, ...now }, compose })
  const [, change] = changes
  const back = change && undo(change)
  expect(back).toMatchObject({ added: { 'add-ssss': { name: 'House call', price: '$90', text: '' } } })
  const item = back?.added?.['add-ssss']
  for (const field of ['who', 'how', 'ask1']) expect(Object(item)[field]).toBeUndefined()
  // A price may be the 80th word.
  const words79 = { ...call, price: '', who: 'word '.repeat(79).trim() }
  const before = items({ 'add-ssss': words79 })
  const [one, other] = [before, items({ 'add-ssss': { ...words79, price: '$90' } })]
  expect(leftOf(other, ({ kind }) => kind === 'page', true, one)).toEqual([])
})

it.each<[string, Own, Own]>([
  ['plans that are new', fact({ plans: ['Aetna'] }), {}],
  ['plans that are others', fact({ plans: ['Aetna'] }), fact({ plans: ['Cigna'] })],
  ['languages that are gone', {}, fact({ languages: ['Spanish'] })],
  ['hours in words', fact({ hours: 'By appointment' }), fact({ hours: 'Monday to Friday, 8 to 5' })],
  [
    'a booking link',
    fact({ bookingUrl: 'https://book.example/a' }),
    fact({ bookingUrl: 'https://book.example/b' }),
  ],
  ['a week', week('17:00'), week('12:00')],
  ['an item that is gone', {}, items({ 'add-ssss': call })],
  ['a field of an item', items({ 'add-ssss': { ...call, price: '$90' } }), items({ 'add-ssss': call })],
  [
    'a page of a person',
    items({ 'add-aaaa': { ...person, story: 'She sews.' } as typeof person }),
    items({ 'add-aaaa': person }),
  ],
  ['a page that is gone', items({ 'add-ssss': call }), items({ 'add-ssss': { ...call, ...LONG } })],
  ['a section of two people', items({ 'add-aaaa': person, 'add-bbbb': { ...person, at: 2 } }), {}],
])('goes back by what was entered: %s', (_name, own, was) => {
  const changes = unpublishedChanges(compose({ ...base, ...was }), compose({ ...base, ...own })) ?? []
  expect(changes.length).toBeGreaterThan(0)
  const isOne = (one: SiteChange) => (change: SiteChange) => JSON.stringify(change) === JSON.stringify(one)
  for (const change of changes) expect(leftOf(own, isOne(change), true, was)).toEqual([])
})

it('has no way back for what comes from a changed answer', () => {
  const other = composeSite({ ...facts, ...base, profile: { ...facts.profile, company_name: 'Cedar Grove' } })
  const undo = undoByEntries((content) => unpublishedChanges(other, content), {
    past: base,
    now: base,
    compose,
  })
  const changes = unpublishedChanges(other, published) ?? []
  expect(changes.map(undo)).toEqual(changes.map(() => null))
  expect(changes.length).toBeGreaterThan(0)
})

const known = { published, content: published, composed: published, details: added, edits: NO_SITE_EDITS }
const id = suggestions[0] ?? ''

it('strikes only a sentence that was not there, and confirms only one that is gone', () => {
  const of = (change: { before?: string; after?: string }, statement: 'confirmed' | 'struck') =>
    undoChange(
      { kind: 'words', id, ...change },
      { ...known, details: { ...added, statements: { [id]: statement } } },
    )
  expect(of({ after: 'Said now.' }, 'confirmed')).toEqual({ statements: { [id]: 'struck' } })
  expect(of({ before: 'Said before.' }, 'struck')).toEqual({ statements: { [id]: 'confirmed' } })
  const changed = { before: 'Said before.', after: 'Said now.' }
  expect(of(changed, 'struck')).not.toHaveProperty('statements')
  expect(of(changed, 'confirmed')).not.toHaveProperty('statements')
  // Words of the owner, or of an unknown author: no decision was made.
  expect(undoChange({ kind: 'words', id: 'hero/other', after: 'Said now.' }, known)).toBeNull()
})

it('hides a section that is new, and shows one again that the owner has hidden', () => {
  const section = (comes: boolean): SiteChange => ({
    kind: 'section',
    section: 'values',
    title: 'Values',
    comes,
  })
  expect(undoChange(section(true), known)).toEqual({ hidden: { values: true } })
  const hidden = { ...known, edits: { ...NO_SITE_EDITS, hidden: { values: true as const } } }
  expect(undoChange(section(false), hidden)).toEqual({ hidden: { values: null } })
  // Neither comes from a decision of the owner.
  expect(undoChange(section(false), known)).toBeNull()
  const without = { ...published, sections: published.sections.filter(({ kind }) => kind !== 'values') }
  expect(undoChange(section(true), { ...known, composed: without as typeof published })).toBeNull()
})

it('takes an item away that patients do not see yet, and none that they know', () => {
  const item = { kind: 'service', at: 1, name: 'House call', price: '', text: '' } as const
  const changed = { ...known, edits: { ...NO_SITE_EDITS, added: { 'add-aaaa': item } } }
  const of = (id: string, comes: boolean) =>
    undoChange({ kind: 'item', id, words: 'House call', comes }, changed)
  expect(of('services/add-aaaa/name', true)).toEqual({ added: { 'add-aaaa': null } })
  expect(of('services/add-aaaa/name', false)).toBeNull()
  expect(of('services/add-bbbb/name', true)).toBeNull()
  const said = { kind: 'words', id: 'services/add-aaaa/name', before: 'Home visit', after: 'House call' }
  expect(undoChange(said as SiteChange, changed)).toBeNull()
})

it('goes back to our own words without storing them as words of the owner', () => {
  const ours = siteLines(published).get(lede)?.text ?? ''
  const changed = { ...known, edits: words('Mine.') }
  const back = (before: string) => undoChange({ kind: 'words', id: lede, before, after: 'Mine.' }, changed)
  expect(back(ours)).toEqual({ words: { [lede]: { text: '', ours } } })
  expect(back('Published.')).toEqual({ words: { [lede]: { text: 'Published.', ours } } })
})

it('goes back in a section of which others see nothing yet, to our words', () => {
  const ofOwner = (edits: SiteEdits) => composeSite({ ...facts, added: NO_SITE_DETAILS, edits })
  const id = 'visit/heading'
  const [past, ours] = [{ added: NO_SITE_DETAILS, edits: NO_SITE_EDITS }, ofOwner(NO_SITE_EDITS)]
  const text = siteLines(ours).get(id)?.text ?? ''
  const edits = { ...NO_SITE_EDITS, words: { [id]: { text: 'What happens', ours: text } } }
  expect(unpublishedChanges(ours, ofOwner(edits))).toEqual([])
  const changes = pageChanges(ours, ofOwner(edits))
  expect(changes).toEqual([{ kind: 'words', id, before: text, after: 'What happens' }])
  const undo = undoByEntries((content) => pageChanges(ours, content), {
    past,
    now: { ...past, edits },
    compose: (entered) => ofOwner(entered.edits),
  })
  expect(changes.map(undo)).toMatchObject([{ words: { [id]: { text: '' } } }])
})

it('names no gap as the words of before', () => {
  const phone = { ...NO_SITE_DETAILS, details: { phone: '(423) 555-0142' } }
  const changes = pageChanges(composeSite(facts), composeSite({ ...facts, added: phone }))
  expect(changes.length).toBeGreaterThan(0)
  expect(changes.filter((change) => 'before' in change && change.before)).toEqual([])
})
