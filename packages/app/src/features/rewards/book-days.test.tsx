// Money has the days of the books: each screen about it says the same in every time zone.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { casesOf } from '../../../../../tests/cases-of.ts'
import { queryClient } from '../../lib/query-client.ts'
import { listed, openRewards, referral } from '../../testing/open-rewards.ts'
import { MONEY } from '../../testing/open-settings.ts'
import { PARTNER } from '../../testing/partner-account.ts'

/** The last evening of the year in the books, and no day of that year or the next one in these zones alike. */
const NOW = '2027-01-01T04:30:00Z'
const ZONES = ['America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const

/** Each moment is another day in one of the zones. */
const LATE = '2026-12-02T04:30:00+00:00'
const EARLY = '2026-12-03T05:30:00+00:00'

const zone = process.env.TZ
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
})
afterEach(() => {
  process.env.TZ = zone
  vi.useRealTimers()
})

const ROW = {
  number: 26,
  sent_on: '2026-12-31',
  arrives_on: '2027-01-04',
  state: 'on_its_way',
  rewards: 1,
  cents: 20_000,
  method: 'ach',
  masked: '4471',
  return_reason: null,
}
const STORY = {
  number: 1040,
  evidence: 'handoff',
  channel: 'widget',
  page: null,
  left_at: LATE,
  signed_up_at: EARLY,
  events: [],
  decides_by: null,
  due_on: '2027-01-01',
  leaves_on: '2027-01-04',
  arrives_on: null,
  waits_for: null,
  method: 'ach',
  masked: '4471',
}
const ACCOUNT = {
  ...PARTNER,
  terms: { ...PARTNER.terms, accepted_at: LATE },
  closes_on: null,
  next_payday: '2027-01-04',
  payout: {
    ...PARTNER.payout,
    details: PARTNER.payout.details && { ...PARTNER.payout.details, saved_at: LATE, usable_at: EARLY },
  },
}
const BACKEND = {
  'POST /rpc/partner_account': { body: ACCOUNT },
  'POST /rpc/referral_news': {
    body: [{ kind: 'approved', on: '2026-12-31', cents: 20_000, referral: referral('m', {}) }],
  },
  'POST /rpc/referral_list': listed([
    referral('m', {
      status: 'launched',
      signed_up_at: LATE,
      launched_at: LATE,
      approves_at: '2027-01-02T04:30:00+00:00',
    }),
    referral('z', { status: 'rejected', reason: 'Taken offline', signed_up_at: LATE, ended_at: EARLY }),
  ]),
  'POST /rpc/referral_story': { body: STORY },
  'POST /rpc/referral_statements': {
    body: {
      rows: [ROW],
      next: null,
      years: [{ year: 2026, bank_cents: 20_000, paypal_cents: 0, cents: 20_000, statements: 1 }],
    },
  },
  'POST /rpc/referral_statement': {
    body: {
      ...ROW,
      legal_name: 'Haddad Medical Billing LLC',
      country: 'US',
      reference: 'MT-261231-0344',
      items: [
        {
          number: 1012,
          masked_email: 'a•••@northmed.example',
          cents: 20_000,
          launched_at: LATE,
          due_at: EARLY,
          corrects: null,
          reason: null,
        },
      ],
      earlier_this_year: { cents: 0, statements: [] },
      terms: { version: '1', accepted_at: LATE },
    },
  },
  'POST /rpc/closing_money': { body: { ...MONEY, last_due_on: '2027-01-01', would_close_on: '2027-01-19' } },
  'GET /mail_preferences': { body: null },
  'GET /profiles': {
    body: { first_name: 'Dana', last_name: 'Okafor', company_name: null, starts_as: 'partner' },
  },
}

type Row = readonly [path: string, says: RegExp, press?: RegExp | undefined]

/** The screens that say when money moves, and what to press for more of it. */
const SCREENS: readonly Row[] = [
  ['/', /Today.*became due/],
  ['/rewards', /Jan 4/],
  ['/rewards', /Dec 1/, /^m•••/],
  ['/rewards/results', /leads/i],
  ['/rewards/terms', /Dec 1, 2026, 11:30 pm EST/],
  ['/rewards/payouts', /Dec 31, 2026/],
  ['/rewards/payouts/details', /Dec 1, 2026, 11:30 pm EST/],
  ['/rewards/payouts/S-0026', /Dec 1, 2026/],
  ['/settings', /Pay me out first/, /^Delete my account$/],
]

async function textIn(timeZone: string, [path, says, press]: Row): Promise<string> {
  process.env.TZ = timeZone
  queryClient.clear()
  await openRewards(path, BACKEND)
  if (press) fireEvent.click(await screen.findByRole('button', { name: press }))
  await waitFor(() => expect(document.body.textContent).toMatch(says))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  // A greeting is of the reader's own day.
  const text = (document.body.textContent ?? '').replace(/Good (morning|afternoon|evening)/, 'Good day')
  cleanup()
  return text
}

// The screen with the most days, and the one that is not about money alone.
const REPRESENTATIVE = ['/rewards/payouts', '/settings']
const SCREENS_OF_RING = casesOf(SCREENS, ([path]) => REPRESENTATIVE.includes(path))

it.each(SCREENS_OF_RING.map((row) => ({ path: row[0], row })))(
  '$path says the days of the books in every time zone',
  async ({ row }) => {
    const [books = '', ...others] = [
      await textIn(ZONES[0], row),
      await textIn(ZONES[1], row),
      await textIn(ZONES[2], row),
    ]
    expect(new Date(NOW).getDate()).toBe(31)
    for (const text of others) expect(text).toBe(books)
  },
)
