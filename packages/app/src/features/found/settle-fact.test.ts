import type { FoundFact } from '@foyer/shared/api/reader.ts'
import { NO_SITE_DETAILS } from '@foyer/shared/api/site-details.ts'
import { expect, it } from 'vitest'
import { answerTo, itemsOf } from '../../site/website-reading.ts'
import { withFact, withoutFact } from './settle-fact.ts'

const fact = (kind: FoundFact['kind'], value: string, place = 0, rest: Partial<FoundFact> = {}) => ({
  kind,
  value,
  page: 'Home page',
  before: '',
  marked: value,
  after: '',
  place,
  ...rest,
})

it.each<[FoundFact, object]>([
  [fact('phone', '(423) 555-0142'), { phone: '(423) 555-0142' }],
  [fact('hours', 'Mon 8 to 5'), { hours: 'Mon 8 to 5' }],
  [fact('booking', 'cal.example/dana'), { bookingUrl: 'cal.example/dana' }],
  [fact('services', 'Checkups\nVaccines'), { services: 'Checkups\nVaccines' }],
  [
    fact('address', '1 Vine St, Rome, GA 30161', 0, { street: '1 Vine St', city: 'Rome' }),
    { street: '1 Vine St', city: 'Rome' },
  ],
])('keeps $kind as the checklist does, and takes it out again', (found, details) => {
  const one = { ...found, place: 0 }
  const kept = { ...NO_SITE_DETAILS, ...withFact(NO_SITE_DETAILS, one) }
  expect(kept.details).toEqual(details)
  const emptied = Object.fromEntries(Object.keys(details).map((name) => [name, '']))
  expect(withoutFact(kept, one).details).toEqual(emptied)
})

it('keeps letters, an answer and lists as the checklist does, and takes out what it put in', () => {
  const known = {
    ...NO_SITE_DETAILS,
    details: { plans: ['Aetna', 'Oscar'], languages: ['English'] },
  }
  const cases: readonly [FoundFact, object, object][] = [
    [fact('credentials', 'MD, FAAFP'), { credentials: 'MD, FAAFP' }, { credentials: '' }],
    [fact('openings', 'yes'), { newPatients: 'yes' }, { newPatients: '' }],
    [fact('plans', 'Cigna\nAetna'), { plans: ['Aetna', 'Oscar', 'Cigna'] }, { plans: ['Oscar'] }],
    [fact('languages', 'Spanish'), { languages: ['English', 'Spanish'] }, { languages: ['English'] }],
  ]
  for (const [found, kept, left] of cases) {
    const one = { ...found, place: 0 }
    const after = { ...known, ...withFact(known, one) }
    expect(after.details).toEqual({ ...known.details, ...kept })
    expect(withoutFact(after, one).details).toEqual({ ...known.details, ...left })
  }
  expect(withFact(known, fact('openings', 'maybe'))).toBeNull()
})

it('keeps a sentence with the passages, letter by letter, and once', () => {
  const sentence = fact('sentence', 'I come to you on Thursdays.', 6)
  const kept = { ...NO_SITE_DETAILS, ...withFact(NO_SITE_DETAILS, sentence) }
  expect(kept.passages).toEqual([{ id: 'p9006', text: 'I come to you on Thursdays.' }])
  expect(withFact(kept, sentence)).toEqual({ passages: kept.passages })
  expect(withoutFact(kept, sentence)).toEqual({ passages: [] })
})

it('keeps nothing that a page could not show', () => {
  expect(withFact(NO_SITE_DETAILS, fact('phone', '12'))).toBeNull()
  const full = Array.from({ length: 12 }, (_, number) => ({ id: `p${number}`, text: `Passage ${number}` }))
  expect(withFact({ ...NO_SITE_DETAILS, passages: full }, fact('sentence', 'One more.'))).toBeNull()
})

it('asks once for several values, and for each sentence alone', () => {
  const facts = [
    fact('phone', '(423) 555-0142'),
    fact('phone', '(423) 555-0143'),
    fact('sentence', 'One.'),
    fact('sentence', 'Two.'),
  ]
  const items = itemsOf({ facts })
  expect(items.map(({ id, facts: ofItem }) => [id, ofItem.length])).toEqual([
    ['phone', 2],
    ['sentence-2', 1],
    ['sentence-3', 1],
  ])
  const [phone] = items
  if (!phone) throw new Error('There is no phone.')
  expect(answerTo(phone, {})).toBeNull()
  expect(answerTo(phone, { 0: 'no' })).toBeNull()
  expect(answerTo(phone, { 0: 'no', 1: 'no' })).toBe('no')
  expect(answerTo(phone, { 0: 'no', 1: 'yes' })).toMatchObject({ value: '(423) 555-0143' })
})
