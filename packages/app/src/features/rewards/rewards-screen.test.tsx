import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import type { ReferralSummary } from '../../referrals/api/load-referral-summary.ts'
import type { Referral } from '../../referrals/api/load-referrals.ts'
import { fakeBackend, type SentRequest, sessionFor } from '../../testing/fake-backend.ts'
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

/** The answer to every request for a page: these rows, whatever was asked for. */
function listed(rows: readonly Referral[], more: { total?: number; next?: unknown } = {}) {
  const statuses: Record<string, number> = {}
  for (const { status } of rows) statuses[status] = (statuses[status] ?? 0) + 1
  return { body: { rows, next: null, total: rows.length, statuses, ...more } }
}

type Backend = Parameters<typeof fakeBackend>[0]

beforeEach(() => {
  queryClient.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
})

async function open(path: string, backend: Backend = {}) {
  const sent = fakeBackend({
    'POST /rpc/referral_summary': { body: SUMMARY },
    'POST /rpc/referral_list': listed(REFERRALS),
    'POST /rpc/what_changed': { body: { referrals: '1', site: '1', is_under_way: false } },
    'POST /rpc/referral_pages': { body: [] },
    'POST /rpc/referral_page_counts': { body: [] },
    'GET /initial_drafts': { body: null },
    'GET /onboarding_responses': { body: [] },
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    ...backend,
  })
  await renderApp(path, { session: sessionFor(EMAIL) })
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

/** What the requests for the list asked for, in order. */
const wishes = (sent: readonly SentRequest[]) =>
  sent.filter(({ url }) => url.pathname.endsWith('/referral_list')).map(({ body }) => body)

it('shows rewards and the latest referrals on the overview', async () => {
  await open('/rewards')
  const money = within(await part('Your rewards'))
  await money.findByText('$400')
  expect(money.getAllByRole('definition').map((total) => total.textContent)).toEqual(['$400', '$200', '$600'])
  const latest = within(await screen.findByRole('list', { name: 'Latest referrals' }))
  expect(latest.getAllByRole('listitem').map((one) => one.textContent?.charAt(0))).toEqual(['m', 'j', 'a'])
  expect(screen.getByRole('link', { name: 'See all 4 referrals' }).getAttribute('href')).toBe(
    '/rewards/results',
  )
})

it.each([
  ['/rewards', 'Overview', 'Refer, Get Paid'],
  ['/rewards/share', 'Share and install', 'Share and install'],
  ['/rewards/results', 'Results', 'Results'],
])('marks %s in the views and in the sidebar', async (path, view, title) => {
  await open(path)
  await screen.findByRole('heading', { level: 1, name: title })
  const views = within(screen.getByRole('navigation', { name: 'Rewards' }))
  expect(views.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
    view,
  ])
  expect(screen.getByRole('link', { name: /REFERRAL/, current: 'page' })).toBeDefined()
})

it('shows funnel, weeks and sources of the code', async () => {
  await open('/rewards/results')
  const funnel = within(await part('From lead to reward'))
  await funnel.findByText('14')
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
  await screen.findByRole('table', { name: 'Sources of your leads' })
  const sources = within(await part('Where they came from'))
  expect(sources.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'SourceCampaignLeadsSigned up',
    'Source: newsletterCampaign: fallLeads: 9Signed up: 2',
    'Source: Not namedCampaign: Not namedLeads: 5Signed up: 4',
  ])
})

it('shows status, next step and reward of each referral', async () => {
  await open('/rewards/results')
  const table = within(await screen.findByRole('table', { name: 'Your referrals' }))
  const [, launched, signedUp, paid, own] = table.getAllByRole('row')
  expect(launched?.textContent).toMatch(/^m•••@gmail\.comLaunched.*30 days end on Dec 8.*\$200$/)
  expect(signedUp?.textContent).toMatch(/^j•••@gmail\.comSigned up.*Waiting.*\$200$/)
  expect(paid?.textContent).toMatch(/^a•••@gmail\.comPaid.*Sent on Nov 3.*\$200$/)
  expect(own?.textContent).toMatch(/^z•••@gmail\.com.*\$0$/)
})

it('lets the database sort: ascending, descending, original order', async () => {
  const sent = await open('/rewards/results')
  const card = await referralsCard()
  const head = card.getByRole('columnheader', { name: 'Person' })
  const press = () => fireEvent.click(within(head).getByRole('button', { name: 'Person' }))
  press()
  await waitFor(() => expect(wishes(sent)).toHaveLength(2))
  expect(head.getAttribute('aria-sort')).toBe('ascending')
  press()
  await waitFor(() => expect(wishes(sent)).toHaveLength(3))
  press()
  expect(head.getAttribute('aria-sort')).toBeNull()
  fireEvent.change(card.getByLabelText('Sort by'), { target: { value: 'status descending' } })
  await waitFor(() => expect(wishes(sent).at(-1)).toMatchObject({ sort_by: 'status' }))
  expect(wishes(sent).slice(0, 3)).toEqual([
    { sort_by: 'signed_up', is_descending: true, page_size: 50 },
    { sort_by: 'person', is_descending: false, page_size: 50 },
    { sort_by: 'person', is_descending: true, page_size: 50 },
  ])
})

it('lets the database filter by status', async () => {
  const sent = await open('/rewards/results')
  fireEvent.change((await referralsCard()).getByLabelText('Status'), { target: { value: 'launched' } })
  await waitFor(() => expect(wishes(sent).at(-1)).toMatchObject({ wanted_status: 'launched' }))
})

const NEXT = { key: '2026', id: '00000000-0000-4000-8000-000000000001' }

it('loads the next page on request, and says how many there are', async () => {
  const sent = await open('/rewards/results', {
    'POST /rpc/referral_list': ({ body }) =>
      JSON.stringify(body).includes('after')
        ? listed([referral('x', {})], { total: 2500 })
        : listed(REFERRALS, { total: 2500, next: NEXT }),
  })
  const card = await referralsCard()
  card.getByText('4 of 2,500 shown')
  fireEvent.click(card.getByRole('button', { name: 'Show 50 more' }))
  await card.findByText('5 of 2,500 shown')
  expect(people()).toBe('mjazx')
  expect(wishes(sent).at(-1)).toMatchObject({ after: NEXT })
})

/** Returns the files that are downloaded, as they appear. */
function catchDownloads() {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  return files
}

it('downloads all pages as CSV', async () => {
  const files = catchDownloads()
  await open('/rewards/results', {
    'POST /rpc/referral_list': ({ body }) =>
      JSON.stringify(body).includes('after')
        ? listed([referral('=', { masked_email: '=•••@evil.example' })], { total: 5 })
        : listed(REFERRALS, { total: 5, next: NEXT }),
  })
  fireEvent.click((await referralsCard()).getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const lines = ((await files[0]?.text()) ?? '').replace(/^\uFEFF/, '').split('\r\n')
  expect(lines).toHaveLength(7)
  expect(lines[0]).toBe('Person,Status,What comes next,Signed up,Reward (USD)')
  expect(lines[1]).toMatch(/^m•••@gmail\.com,Launched,30 days end on Dec 8,2026-10-20,200$/)
  expect(lines[4]).toMatch(/^z•••@gmail\.com,.*,2026-09-01,0$/)
  expect(lines[5]).toMatch(/^'=•••@evil\.example,/)
})

it('makes no file when a page of the CSV cannot be loaded', async () => {
  const files = catchDownloads()
  await open('/rewards/results', {
    'POST /rpc/referral_list': ({ body }) =>
      JSON.stringify(body).includes('after') ? { status: 500, body: {} } : listed(REFERRALS, { next: NEXT }),
  })
  fireEvent.click((await referralsCard()).getByRole('button', { name: 'CSV' }))
  await screen.findByText('The file could not be made. Please try again.')
  expect(files).toEqual([])
})

it('explains when the first lead appears', async () => {
  const nothing = { 'POST /rpc/referral_summary': { body: EMPTY }, 'POST /rpc/referral_list': listed([]) }
  await open('/rewards/results', nothing)
  await screen.findByText('No referrals yet')
  await screen.findByText('No sources yet')
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull()
})

it('shows the rules in plain words', async () => {
  await open('/rewards')
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

it('updates without a reload when something changed, and asks for nothing else meanwhile', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
  let leads = 14
  let isUnderWay = false
  const sent = await open('/rewards/results', {
    'POST /rpc/referral_summary': () => ({ body: { ...SUMMARY, funnel: { ...SUMMARY.funnel, leads } } }),
    'POST /rpc/what_changed': () => ({
      body: { referrals: String(leads), site: '1', is_under_way: isUnderWay },
    }),
  })
  await screen.findByText('14')
  await screen.findByText('No visits yet')
  await referralsCard()
  const asked = () => sent.map(({ url }) => url.pathname.split('/').at(-1))
  const before = asked().length
  await vi.advanceTimersByTimeAsync(121_000)
  expect(asked().slice(before).join()).toBe('what_changed,what_changed')
  leads = 15
  isUnderWay = true
  await vi.advanceTimersByTimeAsync(60_000)
  await screen.findByText('15')
  leads = 16
  await vi.advanceTimersByTimeAsync(3_500)
  await screen.findByText('16')
})

it('says that nothing could be loaded, and retries', async () => {
  let isAway = true
  const answer = (body: unknown) => () => (isAway ? { status: 500, body: { message: 'away' } } : { body })
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  onTestFinished(() => {
    queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: 1 } })
  })
  await open('/rewards/results', {
    'POST /rpc/referral_summary': answer(SUMMARY),
    'POST /rpc/referral_list': answer(listed(REFERRALS).body),
  })
  await screen.findByText(/could not load your rewards/)
  await screen.findByText(/could not load your referrals/)
  isAway = false
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(button)
  await screen.findByText('14')
  await screen.findByRole('table', { name: 'Your referrals' })
  await waitFor(() => expect(screen.queryByText(/could not load/)).toBeNull())
})
