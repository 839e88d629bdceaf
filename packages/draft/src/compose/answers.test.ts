import { expect, test } from 'vitest'
import { composeDraft } from '../compose-draft.ts'
import { detailsFromRow } from '../details.ts'
import { gapsOf } from '../lines-of.ts'
import { weekInBrief } from '../opening-hours.ts'
import { full } from '../personas/persona-answers.ts'
import { PERSONAS } from '../personas/personas.ts'
import { practiceFromAnswers } from '../practice.ts'
import { sectionOf } from '../sections.ts'

const TRADITIONAL = full({ journey: 'recent', type: 'primary_care', model: 'traditional', zip: '02139' })
const halloran = PERSONAS.find(({ id }) => id === 'halloran')
if (!halloran) throw new Error('The persona is gone.')

function cardOf(details: object, answers = halloran?.answers ?? {}) {
  const content = composeDraft(
    practiceFromAnswers(
      answers,
      halloran?.profile as never,
      detailsFromRow({ details, statements: {}, passages: [], style: null }),
    ),
  )
  if (content.kind !== 'full') throw new Error('A full draft was expected.')
  const card = sectionOf(content.sections, 'answers')
  const cells = card?.cells.map(({ about, text, more }) => [
    about,
    ...text.map((line) => line.text),
    ...(more ? [`${more.label.text} ${more.href.split('?')[0]}`] : []),
  ])
  return { content, cells, gap: card?.gap?.gap }
}

test('without facts the card says where and by video alone', () => {
  expect(cardOf({}).cells).toEqual([['where', 'ZIP\u00a002139']])
})

test('every fact has its cell, in the order in which patients ask', () => {
  const { cells, gap } = cardOf({
    ages: ['18 and over'],
    hours: 'Monday to Thursday, 8 to 4',
    interpreters: 'ASL by appointment',
    languages: ['English', 'Spanish'],
    newPatients: 'list',
    parking: 'free behind the house',
    plans: ['Aetna', 'Cigna', 'Medicare'],
    steps: 'none',
    street: '12 Brattle Street',
  })
  expect(cells).toEqual([
    ['new', 'A waiting list'],
    ['insurance', 'Aetna, Cigna', 'and 1 more #cost'],
    ['languages', 'English, Spanish', 'Interpreters: ASL by appointment'],
    ['ages', '18 and over'],
    ['hours', 'Monday to Thursday, 8 to 4'],
    [
      'where',
      '12 Brattle Street',
      'No steps to the door',
      'Parking: free behind the house',
      'Map https://www.google.com/maps/search/',
    ],
  ])
  expect(gap).toBeUndefined()
})

test('all plans stand with the costs, before what is said of those who pay themselves', () => {
  const { content } = cardOf({ plans: ['Aetna', 'Cigna', 'Regence'], insurances: 'Self-pay: $165 a visit.' })
  expect(sectionOf(content.kind === 'full' ? content.sections : [], 'cost')?.insurances?.text).toBe(
    'Aetna, Cigna, Regence. Self-pay: $165 a visit.',
  )
})

test.each([
  ['None.', [['insurance', 'None.']]],
  ['We take none, and give you a bill that your plan may pay back in part.', []],
])('words on insurance stand in the card only as long as they fit: %s', (insurances, expected) => {
  expect(cardOf({ insurances }).cells?.filter(([about]) => about === 'insurance')).toEqual(expected)
})

test('the questions say the same of a referral, and the costs ask for no plans that are known', () => {
  const { content } = cardOf({ newPatients: 'referral', plans: ['Aetna'] }, TRADITIONAL)
  const asked = sectionOf(content.sections, 'questions')?.items.find(({ id }) => id === 'questions/referral')
  expect(asked?.text.map(({ text }) => text)).toEqual(['Yes. We see new patients with a referral.'])
  const missed = gapsOf(content).filter(({ gap }) => gap === 'costs')
  expect(missed.map(({ label, advice }) => `${label}. ${advice}`)).toEqual([
    'your prices. What a first visit costs, and how people pay.',
  ])
})

test.each([
  [{ patientEmail: 'desk@harbor.example', bookingUrl: 'book.example/harbor' }, 'Before you book'],
  [{ patientEmail: 'desk@harbor.example' }, 'Before you write'],
  [{ phone: '617-555-0134', bookingUrl: 'book.example/harbor' }, 'Before you call'],
])('its heading names a way that the practice has: %j', (details, heading) => {
  const { content } = cardOf(details)
  expect(sectionOf(content.sections, 'answers')?.heading.text).toBe(heading)
})

test('asks for one thing after the other, and each is asked for once', () => {
  const asked = [
    {},
    { newPatients: 'yes' },
    { newPatients: 'yes', plans: ['Aetna'] },
    { newPatients: 'yes', insurances: 'None.', interpreters: 'By phone' },
  ]
  expect(asked.map((details) => cardOf(details).gap)).toEqual([
    'new-patients',
    'insurances',
    'languages',
    'ages',
  ])
  for (const details of asked) {
    const gaps = gapsOf(cardOf(details).content).map(({ gap }) => gap)
    expect(gaps).toEqual([...new Set(gaps)])
  }
})

test.each([
  [
    { mon: [['08:00', '17:00']], tue: [['08:00', '17:00']], fri: [['08:00', '12:00']] },
    'Mon–Tue\u00a08–5, Fri\u00a08–noon',
  ],
  [
    {
      mon: [
        ['08:00', '12:00'],
        ['13:00', '17:30'],
      ],
    },
    'Mon\u00a08–noon and 1–5:30 pm',
  ],
  [{ sat: [['09:00', '11:00']], sun: [['00:00', '00:00']] }, 'Sat\u00a09–11 am, Sun\u00a024 hours'],
  [{ mon: [['20:00', '04:00']] }, 'Mon\u00a08\u00a0pm–4\u00a0am'],
] as const)('says a week in the fewest words: %j', (days, expected) => {
  expect(weekInBrief(days as never)).toBe(expected)
})

test.each([
  ['Lactation', 'Home visits for new parents.', [['home', 'Seattle, Bellevue']]],
  [
    'Lactation',
    'At your home or at our office.',
    [
      ['home', 'Seattle, Bellevue'],
      ['where', 'ZIP\u00a002139'],
    ],
  ],
  [
    'Hand therapy',
    'Care for hands that hurt.',
    [
      ['home', 'Seattle, Bellevue'],
      ['where', 'ZIP\u00a002139'],
    ],
  ],
])('says which area a practice covers: %s, %s', (title, description, expected) => {
  const id = 'custom-1' as const
  const practiceType = {
    updated_at: '2026-11-21T09:00:00.000Z',
    selected_types: [id],
    custom_types: [{ id, title, description }],
  }
  const answers = { ...halloran.answers, practiceType }
  const { cells, content } = cardOf({ homeArea: 'Seattle\nBellevue' }, answers)
  expect(cells).toEqual(expected)
  expect(content.entity.areaServed).toEqual(['Seattle', 'Bellevue'])
  const asked = (details: object) => gapsOf(cardOf(details, answers).content).map(({ gap }) => gap)
  // Who has an office alone is not asked, and nobody parks at a practice that comes to them.
  expect(asked({}).includes('home-area')).toBe(title === 'Lactation')
  expect(asked({ homeArea: 'Seattle' })).not.toContain('home-area')
  expect(asked({}).includes('getting-in')).toBe(!description.startsWith('Home'))
})
