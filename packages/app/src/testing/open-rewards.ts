import { screen, within } from '@testing-library/react'
import { queryClient } from '../lib/query-client.ts'
import type { Referral, ReferralSummary } from '../referrals/api/referrals.ts'
import { fakeBackend, type SentRequest, sessionFor } from './fake-backend.ts'
import { PARTNER } from './partner-account.ts'
import { renderApp } from './render-app.tsx'

// Opens the rewards in the whole app with a fake backend, on November 21, 2026.
const weeks = [1, 0, 2, 1, 3, 2, 1, 4].map((leads, index) => ({
  starts_on: new Date(Date.UTC(2026, 8, 28 + index * 7)).toISOString().slice(0, 10),
  leads,
}))

export const SUMMARY: ReferralSummary = {
  code: 'H4RBRFM7',
  funnel: { leads: 14, signed_up: 6, onboarded: 5, launched: 4, approved: 4, paid: 3 },
  money: { pending_cents: 40_000, approved_cents: 20_000, paid_cents: 60_000 },
  weeks,
  sources: [
    { source: 'newsletter', campaign: 'fall', leads: 9, signed_up: 2 },
    { source: null, campaign: null, leads: 5, signed_up: 4 },
  ],
}

export const EMPTY: ReferralSummary = {
  ...SUMMARY,
  funnel: { leads: 0, signed_up: 0, onboarded: 0, launched: 0, approved: 0, paid: 0 },
  money: { pending_cents: 0, approved_cents: 0, paid_cents: 0 },
  weeks: weeks.map(({ starts_on }) => ({ starts_on, leads: 0 })),
  sources: [],
}

export function referral(id: string, more: Partial<Referral>): Referral {
  return {
    id,
    masked_email: `${id}•••@gmail.com`,
    status: 'signed_up',
    reason: null,
    reward_cents: 20_000,
    signed_up_at: '2026-10-01T12:00:00.123456+00:00',
    onboarded_at: null,
    launched_at: null,
    approved_at: null,
    paid_at: null,
    closed_at: null,
    ended_at: null,
    approves_at: null,
    decides_by: null,
    waits_for: null,
    payment: null,
    ...more,
  }
}

export const REFERRALS = [
  referral('m', {
    status: 'launched',
    launched_at: '2026-11-08T12:00:00+00:00',
    approves_at: '2026-12-08T12:00:00+00:00',
    signed_up_at: '2026-10-20T12:00:00+00:00',
  }),
  referral('j', { signed_up_at: '2026-10-10T12:00:00+00:00' }),
  referral('a', {
    status: 'paid',
    paid_at: '2026-11-03T12:00:00+00:00',
    payment: {
      statement: 21,
      sent_on: '2026-11-03',
      arrives_on: '2026-11-06',
      method: 'ach',
      is_on_its_way: false,
    },
  }),
  referral('z', {
    status: 'self_referral',
    reason: 'The same address',
    signed_up_at: '2026-09-01T12:00:00+00:00',
  }),
]

/** The answer to every request for a page: these rows, whatever was asked for. */
export function listed(rows: readonly Referral[], more: { total?: number; next?: unknown } = {}) {
  const statuses: Record<string, number> = {}
  for (const { status } of rows) statuses[status] = (statuses[status] ?? 0) + 1
  return { body: { rows, next: null, total: rows.length, statuses, ...more } }
}

type Backend = Parameters<typeof fakeBackend>[0]

export async function openRewards(path: string, backend: Backend = {}) {
  queryClient.clear()
  const sent = fakeBackend({
    'POST /rpc/partner_account': { body: PARTNER },
    'POST /rpc/referral_news': { body: [] },
    'POST /rpc/referral_summary': { body: SUMMARY },
    'POST /rpc/referral_list': listed(REFERRALS),
    'POST /rpc/what_changed': { body: { referrals: '1', site: '1', is_under_way: false } },
    'POST /rpc/referral_pages': { body: [] },
    'POST /rpc/referral_page_counts': { body: [] },
    'GET /widget.json': {
      body: { current: '0.2.0', version: '0.2.0', integrity: 'sha384-abc', captureUrl: '' },
    },
    'GET /initial_drafts': { body: null },
    'GET /onboarding_responses': { body: [] },
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    ...backend,
  })
  await renderApp(path, { session: sessionFor('dana@clinic.example') })
  return sent
}

export const part = (name: string) => screen.findByRole('region', { name })
/** The card of the referrals once they have come. */
export const referralsCard = async () => {
  await screen.findByRole('table', { name: 'Your referrals' })
  return within(screen.getByRole('region', { name: 'Your referrals' }))
}

/** The parameters of the requests for the list, in order. */
export const listRequests = (sent: readonly SentRequest[]) =>
  sent.filter(({ url }) => url.pathname.endsWith('/referral_list')).map(({ body }) => body)
