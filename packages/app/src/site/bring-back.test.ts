// Whatever an owner has entered since, a state that is brought back says what it said.
import { NO_SITE_DETAILS, type SiteDetails } from '@foyer/shared/api/site-details.ts'
import { MOVABLE_SECTIONS, NO_SITE_EDITS, type SiteEdits } from '@foyer/shared/api/site-edits.ts'
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteRows } from '../testing/fake-entries.ts'
import { bringBack } from './bring-back.ts'
import { canBeWorded } from './edit-site.ts'
import type { Entered } from './entered.ts'
import { composeSite } from './render-site.ts'
import { siteLines, tasksOf } from './review-site.ts'
import { unpublishedChanges } from './unpublished-changes.ts'

const profile = { id: 'dana', first_name: 'Dana', last_name: 'Okafor', company_name: 'Harbor Family' }
const facts = { answers: THINKING, profile }
const plain = composeSite(facts)
const suggestions = tasksOf(plain).flatMap((task) => (task.kind === 'confirm' ? task.ids : []))
const wordable = [...siteLines(plain).values()].filter(canBeWorded).map(({ id }) => id)

/** A state as `draft_versions` keeps it. */
const saved = (own: Entered) => ({
  content: JSON.parse(JSON.stringify(composeSite({ ...facts, ...own }))),
  entered: JSON.parse(
    JSON.stringify({
      entries: siteRows({ details: own.added, edits: own.edits }).filter(({ value }) => value !== null),
    }),
  ),
})
const differs = (past: ReturnType<typeof saved>, own: Entered) =>
  unpublishedChanges(past.content, composeSite({ ...facts, ...own }))

const text = fc.constantFrom('Evening visits', 'We call back the same day', 'Two rooms, one doctor')
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const added: fc.Arbitrary<SiteDetails> = fc
  .record({
    phone: optional(fc.constantFrom('(423) 555-0142', '(423) 555-0199')),
    street: optional(fc.constantFrom('12 Main St', '4 Oak Ave')),
    hours: optional(fc.constantFrom('Monday to Friday, 8 to 5', 'By appointment')),
    bookingUrl: optional(fc.constant('https://book.example/harbor')),
    insurances: optional(fc.constant('Aetna, Cigna')),
    services: optional(fc.constantFrom('Sports physicals\nVaccines', 'Home visits')),
  })
  .chain((details) =>
    fc.record({
      details: fc.constant(
        Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)),
      ),
      statements: fc.dictionary(fc.constantFrom(...suggestions), fc.constantFrom('confirmed', 'struck')),
      passages: fc.constant([]),
      style: fc.constantFrom(null, 'warm', 'modern'),
    }),
  )
const item = fc.oneof(
  fc.record({ kind: fc.constant('service' as const), at: fc.nat(9), name: text, price: text, text }),
  fc.record({ kind: fc.constant('question' as const), at: fc.nat(9), question: text, answer: text }),
  fc.record({ kind: fc.constant('notice' as const), at: fc.nat(9), text, until: fc.constant('2027-01-31') }),
  fc.record({ kind: fc.constant('person' as const), at: fc.nat(9), name: text, role: text, text }),
  fc.record({
    kind: fc.constant('hours' as const),
    at: fc.nat(9),
    days: fc.record({ mon: fc.constantFrom([['08:00', '17:00']], [['09:00', '12:00']]) }),
  }),
)
const picture = {
  id: '0123456789abcdef0123456789abcdef',
  type: 'webp' as const,
  widths: [480],
  height: 320,
  x: 50,
  y: 38,
  zoom: 100,
  alt: 'Dana',
}
const edits: fc.Arbitrary<SiteEdits> = fc.record({
  words: fc.dictionary(fc.constantFrom(...wordable), fc.record({ text, ours: fc.constant('') }), {
    maxKeys: 3,
  }),
  section_order: fc.subarray([...MOVABLE_SECTIONS]),
  hidden: fc.dictionary(fc.constantFrom('values', 'why', 'questions'), fc.constant(true as const), {
    maxKeys: 2,
  }),
  added: fc.dictionary(fc.constantFrom('add-aaaa', 'add-bbbb', 'add-cccc'), item as never, { maxKeys: 3 }),
  pictures: fc.dictionary(fc.constantFrom('portrait', 'logo'), fc.constant(picture), { maxKeys: 2 }),
}) as fc.Arbitrary<SiteEdits>
const entered: fc.Arbitrary<Entered> = fc.record({ added, edits })

describe('bringBack', () => {
  it('makes the site say what it said, whatever was entered since', () => {
    fc.assert(
      fc.property(entered, entered, (then, now) => {
        const past = saved(then)
        const back = bringBack(past, { ...facts, ...now })
        expect(back?.left).toEqual([])
        expect(back && differs(past, back)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('keeps what was begun since and is not on the page', () => {
    const past = saved({ added: NO_SITE_DETAILS, edits: NO_SITE_EDITS })
    const begun = { kind: 'service', at: 1, name: '', price: '$60', text: '' } as const
    const now = { added: NO_SITE_DETAILS, edits: { ...NO_SITE_EDITS, added: { 'add-aaaa': begun } } }
    expect(bringBack(past, { ...facts, ...now })?.edits.added).toEqual({ 'add-aaaa': begun })
  })

  it('words lines as they were when answers were changed since, and names what it cannot bring back', () => {
    const past = saved({ added: NO_SITE_DETAILS, edits: NO_SITE_EDITS })
    const renamed = { ...facts, profile: { ...profile, company_name: 'Cedar Grove' } }
    const back = bringBack(past, { ...renamed, added: NO_SITE_DETAILS, edits: NO_SITE_EDITS })
    const said = unpublishedChanges(past.content, composeSite({ ...renamed, ...back }))
    expect(back?.left).toEqual(said)
    expect(said?.length).toBeGreaterThan(0)
    const before = unpublishedChanges(past.content, composeSite(renamed))
    expect(said?.length).toBeLessThanOrEqual(before?.length ?? 0)
  })

  it('brings back a state of before entries were kept as far as the page tells', () => {
    const words = { 'hero/lede': { text: 'For people who work at night.', ours: '' } }
    const past = { ...saved({ added: NO_SITE_DETAILS, edits: { ...NO_SITE_EDITS, words } }), entered: null }
    const back = bringBack(past, { ...facts, added: NO_SITE_DETAILS, edits: NO_SITE_EDITS })
    expect(back?.edits.words['hero/lede']?.text).toBe('For people who work at night.')
    expect(back?.left).toEqual([])
  })

  it('brings back nothing that cannot be read, and no proposal', () => {
    const now = { ...facts, added: NO_SITE_DETAILS, edits: NO_SITE_EDITS }
    expect(bringBack({ content: { kind: 'of another release' }, entered: null }, now)).toBeNull()
    expect(bringBack({ content: null, entered: null }, now)).toBeNull()
  })
})
