import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import type { ReferralSummary } from '../../referrals/api/load-referral-summary.ts'
import type { Referral } from '../../referrals/api/load-referrals.ts'
import { fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

const EMAIL = 'dana@clinic.example'

const weeks = [1, 0, 2, 1, 3, 2, 1, 4].map((leads, index) => ({
  starts_on: new Date(Date.UTC(2026, 8, 28 + index * 7)).toISOString().slice(0, 10),
  leads,
}))

const SUMMARY: ReferralSummary = {
  code: 'H4RBRFM7',
  funnel: { leads: 14, signed_up: 6, onboarded: 5, launched: 4, approved: 4, paid: 3 },
  money: { pending_cents: 40_000, approved_cents: 20_000, paid_cents: 60_000 },
  weeks,
  sources: [
    { source: 'newsletter', campaign: 'fall', leads: 9, signed_up: 2 },
    { source: null, campaign: null, leads: 5, signed_up: 4 },
  ],
}

const EMPTY: ReferralSummary = {
  ...SUMMARY,
  funnel: { leads: 0, signed_up: 0, onboarded: 0, launched: 0, approved: 0, paid: 0 },
  money: { pending_cents: 0, approved_cents: 0, paid_cents: 0 },
  weeks: weeks.map(({ starts_on }) => ({ starts_on, leads: 0 })),
  sources: [],
}

function referral(id: string, more: Partial<Referral>): Referral {
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
    approves_at: null,
    ...more,
  }
}

const REFERRALS = [
  referral('m', {
    status: 'launched',
    launched_at: '2026-11-08T12:00:00+00:00',
    approves_at: '2026-12-08T12:00:00+00:00',
    signed_up_at: '2026-10-20T12:00:00+00:00',
  }),
  referral('j', { signed_up_at: '2026-10-10T12:00:00+00:00' }),
  referral('a', { status: 'paid', paid_at: '2026-11-03T12:00:00+00:00' }),
  referral('z', {
    status: 'self_referral',
    reason: 'The same address',
    signed_up_at: '2026-09-01T12:00:00+00:00',
  }),
]

type Backend = Parameters<typeof fakeBackend>[0]

beforeEach(() => {
  queryClient.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
})

async function open(backend: Backend = {}) {
  const sent = fakeBackend({
    'POST /rpc/referral_summary': { body: SUMMARY },
    'POST /rpc/referral_list': { body: REFERRALS },
    'POST /rpc/referral_pages': { body: [] },
    'POST /rpc/referral_page_counts': { body: [] },
    'GET /initial_drafts': { body: null },
    'GET /onboarding_responses': { body: [] },
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    ...backend,
  })
  await renderApp('/rewards', { session: sessionFor(EMAIL) })
  return sent
}

const part = (name: string) => screen.findByRole('region', { name })
/** The card of the referrals once they have come. */
const referralsCard = async () => {
  await screen.findByRole('table', { name: 'Your referrals' })
  return within(screen.getByRole('region', { name: 'Your referrals' }))
}
const people = () =>
  within(screen.getByRole('table', { name: 'Your referrals' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.charAt(0))
    .join('')

it('shows rewards, funnel, weeks and sources of the code', async () => {
  await open()
  const money = within(await part('Your rewards'))
  expect(money.getAllByRole('definition').map((total) => total.textContent)).toEqual(['$400', '$200', '$600'])
  const funnel = within(await part('From lead to reward'))
  expect(funnel.getAllByRole('listitem').map((stage) => stage.textContent)).toEqual([
    'Leads14',
    'Signed up6',
    'Onboarded5',
    'Launched4',
    'Approved4',
    'Paid3',
  ])
  expect(
    within(await part('Leads by week'))
      .getByRole('img')
      .getAttribute('aria-label'),
  ).toBe(
    'Leads by week. week of Sep 28: 1, week of Oct 5: 0, week of Oct 12: 2, week of Oct 19: 1, week of Oct 26: 3, week of Nov 2: 2, week of Nov 9: 1, this week: 4.',
  )
  const sources = within(await part('Where they came from'))
  expect(sources.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'SourceCampaignLeadsSigned up',
    'Source: newsletterCampaign: fallLeads: 9Signed up: 2',
    'Source: Not namedCampaign: Not namedLeads: 5Signed up: 4',
  ])
})

it('shows status, next step and reward of each referral', async () => {
  await open()
  const table = within(await screen.findByRole('table', { name: 'Your referrals' }))
  const [, launched, signedUp, paid, own] = table.getAllByRole('row')
  expect(launched?.textContent).toMatch(/^m•••@gmail\.comLaunched.*30 days end on Dec 8.*\$200$/)
  expect(signedUp?.textContent).toMatch(/^j•••@gmail\.comSigned up.*Waiting.*\$200$/)
  expect(paid?.textContent).toMatch(/^a•••@gmail\.comPaid.*Sent on Nov 3.*\$200$/)
  expect(own?.textContent).toMatch(/^z•••@gmail\.com.*\$0$/)
})

it('sorts by column header: ascending, descending, original order', async () => {
  await open()
  const head = await screen.findByRole('columnheader', { name: 'Person' })
  const button = within(head).getByRole('button', { name: 'Person' })
  expect([head.getAttribute('aria-sort'), people()]).toEqual([null, 'mjaz'])
  fireEvent.click(button)
  expect([head.getAttribute('aria-sort'), people()]).toEqual(['ascending', 'ajmz'])
  fireEvent.click(button)
  expect([head.getAttribute('aria-sort'), people()]).toEqual(['descending', 'zmja'])
  fireEvent.click(button)
  expect([head.getAttribute('aria-sort'), people()]).toEqual([null, 'mjaz'])
  fireEvent.click(
    within(screen.getByRole('region', { name: 'Your referrals' })).getByRole('button', { name: 'Signed up' }),
  )
  expect(people()).toBe('zajm')
})

it('sorts by a select where the headers are hidden', async () => {
  await open()
  const card = await referralsCard()
  fireEvent.change(card.getByLabelText('Sort by'), { target: { value: 'status descending' } })
  expect(people()).toBe('zamj')
})

it('filters by status', async () => {
  await open()
  const filter = (await referralsCard()).getByLabelText('Status')
  fireEvent.change(filter, { target: { value: 'launched' } })
  expect(people()).toBe('m')
  fireEvent.change(filter, { target: { value: '' } })
  expect(people()).toBe('mjaz')
})

it('downloads the shown rows as CSV', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  await open({
    'POST /rpc/referral_list': { body: [...REFERRALS, referral('=', { masked_email: '=•••@evil.example' })] },
  })
  fireEvent.click((await referralsCard()).getByRole('button', { name: 'CSV' }))
  const lines = ((await files[0]?.text()) ?? '').replace(/^\uFEFF/, '').split('\r\n')
  expect(lines).toHaveLength(7)
  expect(lines[0]).toBe('Person,Status,What comes next,Signed up,Reward (USD)')
  expect(lines[1]).toMatch(/^m•••@gmail\.com,Launched,30 days end on Dec 8,2026-10-20,200$/)
  expect(lines[4]).toMatch(/^z•••@gmail\.com,.*,2026-09-01,0$/)
  expect(lines[5]).toMatch(/^'=•••@evil\.example,/)
})

it('explains when the first lead appears', async () => {
  await open({ 'POST /rpc/referral_summary': { body: EMPTY }, 'POST /rpc/referral_list': { body: [] } })
  await screen.findByText('No referrals yet')
  await screen.findByText('No sources yet')
  expect(within(await part('Your rewards')).getAllByText('$0')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull()
})

it('shows the rules in plain words', async () => {
  await open()
  const rules = within(await part('How rewards work'))
  for (const rule of [
    /30 days have passed/,
    /within 90 days/,
    /never for patients/i,
    /employees or family/,
  ]) {
    rules.getByText(rule)
  }
})

it('updates without a reload', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'setInterval'], shouldAdvanceTime: true })
  let leads = 14
  await open({
    'POST /rpc/referral_summary': () => ({ body: { ...SUMMARY, funnel: { ...SUMMARY.funnel, leads } } }),
  })
  await screen.findByText('14')
  leads = 15
  await vi.advanceTimersByTimeAsync(5000)
  await screen.findByText('15')
})

it('says that nothing could be loaded, and retries', async () => {
  let isAway = true
  const answer = (body: unknown) => () => (isAway ? { status: 500, body: { message: 'away' } } : { body })
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  onTestFinished(() => {
    queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: 1 } })
  })
  await open({ 'POST /rpc/referral_summary': answer(SUMMARY), 'POST /rpc/referral_list': answer(REFERRALS) })
  await screen.findByText(/could not load your referrals/)
  screen.getByRole('region', { name: 'How rewards work' })
  isAway = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await part('From lead to reward')
  await screen.findByRole('table', { name: 'Your referrals' })
  await waitFor(() => expect(screen.queryByText(/could not load your referrals/)).toBeNull())
})
