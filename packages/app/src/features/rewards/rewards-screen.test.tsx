import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { EMPTY, listed, openRewards, part, REFERRALS, SUMMARY } from '../../testing/open-rewards.ts'
import { PARTNER } from '../../testing/partner-account.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
})

it('shows money, dates and the accepted terms on the overview', async () => {
  await openRewards('/rewards')
  const money = within(await part('Your rewards'))
  await money.findByText('$400.00')
  expect(money.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Signed up2 peopleDollars begin when they launch',
    'Launched$400.00Due Dec 4 and Dec 22',
    'Due$200.00Leaves Monday, Dec 7',
    'On its way$600.00At your bank by Friday, Nov 27',
    'Paid$600.00In 2026, 2 statements',
  ])
  const dates = within(await part('Dates ahead'))
  expect(dates.getByText('If every website stays live').parentElement?.textContent).toContain('$1,200.00')
  expect(dates.getByRole('link', { name: 'statement S-0026' }).getAttribute('href')).toBe(
    '/rewards/payouts/S-0026',
  )
  expect(dates.getAllByRole('listitem')[1]?.textContent).toBe(
    'Mon, Dec 7up to$400.00Payday, at your bank by Dec 10$200.00 is due. $200.00 more if h•••@parkoptometry.example is still live on Dec 4.',
  )
  expect(screen.getByRole('link', { name: 'partner terms' }).parentElement?.textContent).toBe(
    'You accepted the partner terms, version 1, on Aug 3, 2026, 9:41 am EDT.',
  )
})

it('names only what really leaves near the tenth reward of a year', async () => {
  const [arrival, payday] = PARTNER.ahead
  await openRewards('/rewards', {
    'POST /rpc/partner_account': {
      body: {
        ...PARTNER,
        path: { ...PARTNER.path, due_cents: 60_000 },
        ahead: [
          arrival,
          { ...payday, up_to_cents: 20_000, launched: 0, only: null },
          { kind: 'waiting', waits_for: 'form', cents: 80_000, due_cents: 40_000 },
        ],
        payout: {
          ...PARTNER.payout,
          waits_for: 'form',
          form: { kind: null, received_on: null, state: 'waits' },
        },
      },
    },
  })
  const money = within(await part('Your rewards'))
  await money.findByText('$200.00 leaves Monday, Dec 7. $400.00 waits for the tax form')
  const dates = within(await part('Dates ahead'))
  expect(dates.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fri, Nov 27$600.00At your bank, account ••4471Sent on Nov 23, statement S-0026',
    'Mon, Dec 7$200.00Payday, at your bank by Dec 10$200.00 is due. ',
    'No date yet$800.00Waits for the tax form$400.00 is due. $400.00 more if websites stay live for 30 days.',
  ])
  expect(dates.getByText('If every website stays live').parentElement?.textContent).toContain('$1,600.00')
})

it.each([
  ['/rewards', 'Overview', 'Refer, Get Paid'],
  ['/rewards/share', 'Share and install', 'Share and install'],
  ['/rewards/results', 'Results', 'Results'],
])('marks %s in the views and in the sidebar', async (path, view, title) => {
  await openRewards(path)
  await screen.findByRole('heading', { level: 1, name: title })
  const views = within(screen.getByRole('navigation', { name: 'Rewards' }))
  expect(views.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
    view,
  ])
  // The sidebar can be shown later than the heading.
  expect(await screen.findByRole('link', { name: /REFERRAL/, current: 'page' })).toBeDefined()
})

it('shows funnel, weeks and sources of the code', async () => {
  await openRewards('/rewards/results')
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

it('keeps the numbers of a large partner whole', async () => {
  const large = {
    ...SUMMARY,
    funnel: { ...SUMMARY.funnel, leads: 148_832 },
    weeks: SUMMARY.weeks.map((week) => ({ ...week, leads: 18_604 })),
    sources: [{ source: 'newsletter', campaign: 'fall', leads: 9042, signed_up: 1201 }],
  }
  await openRewards('/rewards/results', { 'POST /rpc/referral_summary': { body: large } })
  await screen.findByText('148,832')
  expect(await screen.findByText('9,042')).toBeDefined()
  const drawing = within(await part('Leads by week')).getByRole('img')
  const numbers = [...drawing.querySelectorAll('text')].filter((text) => /^[\d,]+$/.test(text.textContent))
  expect(numbers.map((text) => text.textContent)).toEqual(['0', '10,000', '20,000', '18,604'])
  // A digit is 7 units wide; what is outside of the drawing, 300 units wide, is cut off.
  for (const text of numbers) {
    const width = text.textContent.length * 7
    const x = Number(text.getAttribute('x'))
    const end = text.getAttribute('text-anchor') === 'end' ? x : x + width / 2
    expect(end).toBeLessThanOrEqual(300)
    expect(end - width).toBeGreaterThanOrEqual(0)
  }
})

it('explains when the first lead appears', async () => {
  const nothing = { 'POST /rpc/referral_summary': { body: EMPTY }, 'POST /rpc/referral_list': listed([]) }
  await openRewards('/rewards/results', nothing)
  await screen.findByText('No sources yet')
  fireEvent.click(screen.getByRole('link', { name: 'Overview' }))
  await screen.findByText('No referrals yet')
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull()
})

it('updates without a reload when something changed, and asks for nothing else meanwhile', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
  let leads = 14
  let isUnderWay = false
  const sent = await openRewards('/rewards/results', {
    'POST /rpc/referral_summary': () => ({ body: { ...SUMMARY, funnel: { ...SUMMARY.funnel, leads } } }),
    'POST /rpc/what_changed': () => ({
      body: { referrals: String(leads), site: '1', is_under_way: isUnderWay },
    }),
  })
  await screen.findByText('14')
  await screen.findByText('No visits yet')
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
  await openRewards('/rewards/results', {
    'POST /rpc/referral_summary': answer(SUMMARY),
    'POST /rpc/referral_list': answer(listed(REFERRALS).body),
  })
  await screen.findByText(/could not load your rewards/)
  // Unknown figures are not shown as zeros.
  expect(screen.getByRole('img', { name: 'Leads by week' }).textContent).not.toMatch(/\d/)
  isAway = false
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(button)
  await screen.findByText('14')
  await waitFor(() => expect(screen.queryByText(/could not load/)).toBeNull())
})

it('says on the overview that nothing could be loaded, and retries', async () => {
  let isAway = true
  const answer = (body: unknown) => () => (isAway ? { status: 500, body: { message: 'away' } } : { body })
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  onTestFinished(() => {
    queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: 1 } })
  })
  await openRewards('/rewards', {
    'POST /rpc/partner_account': answer(PARTNER),
    'POST /rpc/referral_list': answer(listed(REFERRALS).body),
  })
  await screen.findByText(/could not load your rewards/)
  await screen.findByText(/could not load your referrals/)
  isAway = false
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(button)
  await screen.findByRole('table', { name: 'Your referrals' })
  await waitFor(() => expect(screen.queryByText(/could not load/)).toBeNull())
})

it('shows no link, no messages and no snippet before the rules of today are accepted', async () => {
  const terms = { version: '1', accepted_version: null, accepted_at: null, is_accepted: false }
  const before = { 'POST /rpc/partner_account': { body: { ...PARTNER, terms, code: null } } }
  await openRewards('/rewards', before)
  expect((await screen.findByRole('link', { name: 'Read the rules' })).getAttribute('href')).toBe(
    '/rewards/terms',
  )
  expect(screen.queryByLabelText('Your referral link')).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Share and install' }))
  await screen.findByRole('heading', { level: 1, name: 'Share and install' })
  await screen.findByRole('link', { name: 'Read the rules' })
  expect(screen.queryByText('Ready to send')).toBeNull()
  expect(screen.queryByText('Put the form on your site')).toBeNull()
})

it('records that the rules were accepted, and only with a tick', async () => {
  const terms = { version: '1', accepted_version: null, accepted_at: null, is_accepted: false }
  let account = { ...PARTNER, terms, code: null } as typeof PARTNER
  const sent = await openRewards('/rewards/terms', {
    'POST /rpc/partner_account': () => ({ body: account }),
    'POST /consents': () => {
      account = PARTNER
      return { status: 201, body: null }
    },
  })
  await screen.findByRole('heading', { name: 'The rules, in plain words' })
  const button = screen.getByRole('button', { name: 'Accept and show my link' })
  expect(button).toHaveProperty('disabled', true)
  fireEvent.click(await screen.findByRole('checkbox', { name: /accept them, version 1/ }))
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  fireEvent.click(button)
  await screen.findByDisplayValue('app.test/lead?ref=H4RBRFM7')
  expect(
    sent.find(({ method, url }) => method === 'POST' && url.pathname.endsWith('/consents'))?.body,
  ).toMatchObject({
    document: 'partner_terms',
    version: '1',
  })
})
