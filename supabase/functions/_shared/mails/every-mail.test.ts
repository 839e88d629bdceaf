// Every kind of mail of the outbox, byte for byte: the text as it is read, and a hash of the HTML.
import { createHash } from 'node:crypto'
import { composeDraft } from '@foyer/draft/compose-draft.ts'
import { practiceOf } from '@foyer/draft/personas/persona.ts'
import { PERSONAS } from '@foyer/draft/personas/personas.ts'
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { StrangersWords } from '@foyer/shared/strangers-words.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mailOf } from '../../../tests/mail-of.ts'
import type { FactsOf, MailKind } from './mails.ts'

type Samples = { readonly [Kind in MailKind]: Readonly<Record<string, FactsOf<Kind>>> }

const MOMENT = '2026-11-22T22:36:00Z'

const contentOf = (id: string) => {
  const persona = PERSONAS.find((one) => one.id === id)
  if (!persona) throw new Error(`There is no persona ${id}.`)
  return composeDraft(practiceOf(persona))
}
const draft = { version: 1, slug: 'a'.repeat(32), has_card: true, content: contentOf('cedar-grove') }

const site = {
  name: 'cedar-grove',
  host: null,
  other_host: null,
  live_at: MOMENT,
  practice: new StrangersWords('Cedar Grove Family Medicine'),
  place: { zip: '37402', states: ['TN', 'GA'] },
}

const week: FactsOf<'week_counted'> = {
  from_day: '2026-11-16',
  to_day: '2026-11-22',
  host: 'cedar-grove',
  loads: 0,
  pages: [],
  from_nowhere: 0,
  from_own: 0,
}

const answersWithout = (...open: readonly string[]) => ({
  answers: Object.entries(THINKING)
    .filter(([key]) => !open.includes(key))
    .map(([question_key, response]) => ({ question_key, response, changed_at: MOMENT })),
})

const referral: FactsOf<'reward_due'>['referrals'][0] = {
  number: 1034,
  masked_email: 'd•••@cedargrove.example',
  channel: 'widget',
  evidence: 'handoff',
  is_held: false,
  left_at: '2026-11-18T15:00:00Z',
  signed_up_at: '2026-11-19T15:00:00Z',
  launched_at: MOMENT,
  due_on: '2026-12-22',
  payday: '2027-01-04',
  waits_for: null,
  cents: 20_000,
  reason: 'The first touch within 90 days',
  is_paid: false,
}
const other = { ...referral, number: 1035, masked_email: 'k•••@bluff.example', channel: 'link' }
const money = {
  payday: '2026-12-07',
  today: '2026-11-24',
  payout: { details: { method: 'ach', masked: '4471' } },
} as const
const news: Readonly<Record<string, FactsOf<'reward_due'>>> = {
  one: { ...money, referrals: [referral] },
  'one without an account': {
    ...money,
    payout: { details: null },
    referrals: [{ ...referral, evidence: 'link', channel: 'link', waits_for: 'account' }],
  },
  'one that is held and was paid': {
    ...money,
    referrals: [{ ...referral, evidence: 'mailbox', is_held: true, is_paid: true, waits_for: 'hold' }],
  },
  'several together': { ...money, referrals: [referral, { ...other, is_held: true, is_paid: true }] },
  'several of which one waits': { ...money, referrals: [referral, { ...other, waits_for: 'form' }] },
}

const statement: FactsOf<'reward_paid'> = {
  number: 26,
  state: 'on_its_way',
  sent_on: '2026-11-23',
  arrives_on: '2026-11-27',
  cents: 40_000,
  method: 'ach',
  masked: '4471',
  legal_name: 'Haddad Medical Billing LLC',
  country: 'US',
  reference: 'MT-261123-0344',
  return_reason: null,
  items: [
    {
      number: 1012,
      masked_email: 'a•••@northmed.example',
      cents: 60_000,
      launched_at: '2026-10-11T15:00:00Z',
      due_at: '2026-11-10T15:00:00Z',
      corrects: null,
      reason: null,
    },
    {
      number: null,
      masked_email: null,
      cents: -20_000,
      launched_at: null,
      due_at: null,
      corrects: 'S-12',
      reason: 'The website left',
    },
  ],
  earlier_this_year: { cents: 60_000, statements: [12, 21] },
  terms: null,
}
const returned = { ...statement, return_reason: 'R03, no such account', payday: '2026-12-07' }

const domain: FactsOf<'domain_lost'> = {
  shown_name: 'cedargrove.example',
  host: 'www.cedargrove.example',
  since: MOMENT,
  lost_at: '2026-11-20T09:00:00Z',
  cause: null,
  findings: null,
  lost_mails: 0,
  name: 'cedar-grove',
}
const elsewhere: FactsOf<'domain_lost'> = {
  ...domain,
  cause: 'elsewhere',
  findings: {
    lines: [
      {
        hostname: 'cedargrove.example',
        type: 'A',
        name: '@',
        value: '198.51.100.20',
        cause: 'elsewhere',
        seen: ['93.184.215.7'],
      },
    ],
    caa: null,
    provider: null,
    name_servers: [],
  },
}

const SAMPLES: Samples = {
  draft_ready: {
    first: draft,
    'a later version without a picture': { ...draft, version: 3, has_card: false },
    'a proposal': { ...draft, content: contentOf('redesign') },
    'an older shape': { ...draft, content: { version: 0 } },
  },
  draft_failed: {
    'with a reason': {
      build_id: '7f9c24e8-3b12-4fef-91e0-56a2d5a1c002',
      flow: 'build-presence',
      reason: 'storage 503',
      created_at: MOMENT,
      practice: site.practice,
    },
    'without one': {
      build_id: '7f9c24e8-3b12-4fef-91e0-56a2d5a1c002',
      flow: 'build-presence',
      reason: null,
      created_at: MOMENT,
      practice: null,
    },
  },
  domain_live: { live: domain },
  domain_slow: { slow: domain },
  domain_lost: { first: elsewhere, 'a second mail': { ...elsewhere, lost_mails: 1 } },
  domain_stopped: {
    elsewhere: elsewhere,
    'without a certificate': { ...domain, cause: 'no_certificate' },
  },
  domain_back: { back: domain },
  referral_signed_up: news,
  referral_launched: news,
  reward_due: news,
  referral_refused: news,
  reward_paid: { bank: statement, PayPal: { ...statement, method: 'paypal', masked: 'f•••@haddad.example' } },
  reward_returned: {
    'waits for a correction': { ...returned, waits_for: 'correction' },
    corrected: { ...returned, waits_for: null },
  },
  site_live: {
    'below our domain': site,
    'at a domain of its own': { ...site, host: 'www.cedargrove.example', other_host: 'cedargrove.example' },
  },
  site_offline: {
    'below our domain': { ...site, ended_at: MOMENT },
    'at a domain of its own': { ...site, host: 'www.cedargrove.example', ended_at: MOMENT },
  },
  support_answered: {
    'in two paragraphs': {
      message: 'The phone number is wrong.',
      asked_at: MOMENT,
      place: null,
      answer: 'We have corrected it.\n\nPlease look at your draft.',
    },
  },
  questions_left: {
    two: answersWithout('clinicianDetails', 'designDetails'),
    'an unknown number': { answers: [] },
  },
  week_counted: {
    many: {
      ...week,
      loads: 1037,
      pages: [
        { name: '/', loads: 1030 },
        { name: '/diabetes', loads: 6 },
        { name: 'other', loads: 1 },
      ],
      from_nowhere: 19,
      from_own: 3,
    },
    one: { ...week, loads: 1, pages: [{ name: '/', loads: 1 }], from_nowhere: 1 },
    none: week,
  },
}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00Z') })
})
afterAll(() => {
  vi.useRealTimers()
})

const cases = Object.entries(SAMPLES).flatMap(([kind, samples]) =>
  Object.entries(samples).flatMap(([name, facts]) =>
    ['Dana', null].map((firstName) => ({ kind, name, firstName, facts })),
  ),
)

test.each(cases)('$kind, $name, to $firstName', ({ kind, firstName, facts }) => {
  const to = { first_name: firstName === null ? null : new StrangersWords(firstName) }
  const { html, text, ...envelope } = mailOf(kind as MailKind, facts, to)
  const hash = createHash('sha256').update(html).digest('hex')
  expect([JSON.stringify(envelope), text, `HTML: ${hash}`].join('\n')).toMatchSnapshot()
})

test('a mail about a practice names days and times in the zone of the practice', () => {
  const inHawaii = cases.flatMap(({ kind, facts, firstName }) => {
    const to = { first_name: firstName === null ? null : new StrangersWords(firstName) }
    const late = 'asked_at' in facts ? { asked_at: '2026-11-22T05:00:00Z' } : {}
    const moved = { ...facts, ...late, ...('place' in facts && { place: { zip: '96813', states: ['HI'] } }) }
    return [
      ...mailOf(kind as MailKind, moved, to).text.matchAll(/\d:\d\d [ap]m(?: \w+)?|you wrote to us on .+/g),
    ]
  })
  expect(new Set(inHawaii.map(([said]) => said))).toEqual(
    new Set(['2:36 pm HST', 'you wrote to us on November 21, 2026.']),
  )
})
