import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { EMPTY, openRewards, part } from '../../testing/open-rewards.ts'
import { PARTNER } from '../../testing/partner-account.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T14:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
})

const NEW: typeof PARTNER = {
  ...PARTNER,
  path: { ...PARTNER.path, signed_up: 0, held: 0, launched: 0, launched_cents: 0, due_cents: 0 },
  payout: { ...PARTNER.payout, details: null, waits_for: 'account' },
}

const NEWS = [
  {
    kind: 'approved',
    on: '2026-11-24',
    cents: 20_000,
    referral: {
      id: '11111111-1111-4111-8111-111111111111',
      masked_email: 'l•••@gmail.com',
      status: 'approved',
      reason: null,
      reward_cents: 20_000,
      launched_at: '2026-10-24T12:00:00+00:00',
      ended_at: null,
      approves_at: null,
      decides_by: null,
      waits_for: null,
    },
  },
  {
    kind: 'sent',
    on: '2026-11-23',
    cents: 60_000,
    statement: 26,
    rewards: 3,
    method: 'ach',
    masked: '4471',
    reason: null,
  },
]

type Backend = NonNullable<Parameters<typeof openRewards>[1]>

async function openHome(backend: Backend = {}) {
  const profile = { first_name: 'Farah', last_name: 'Haddad', company_name: null, starts_as: 'partner' }
  return openRewards('/', {
    'GET /profiles': { body: profile },
    'POST /rpc/referral_summary': { body: EMPTY },
    ...backend,
  })
}

it('shows a partner the money, what happened and the link', async () => {
  await openHome({ 'POST /rpc/referral_news': { body: NEWS } })
  const news = within(await part('What happened'))
  expect(news.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Today$200.00l•••@gmail.com became due30 days live. Leaves on payday, Dec 7.',
    'Yesterday$600.00Three rewards left for account ••4471Statement S-0026',
  ])
  expect(news.getByRole('link', { name: 'l•••@gmail.com became due' }).getAttribute('href')).toBe(
    '/rewards?referral=11111111-1111-4111-8111-111111111111',
  )
  expect(news.getByRole('link', { name: 'Statement S-0026' }).getAttribute('href')).toBe(
    '/rewards/payouts/S-0026',
  )
  within(await part('Your rewards')).getByText('$400.00')
  within(await part('Your link')).getByText('H4RB RFM7')
  screen.getByText('$600.00 is on its way to your bank. Nothing to do today.')
})

it('says once that money waits for an account', async () => {
  await openHome({
    'POST /rpc/referral_news': { body: NEWS },
    'POST /rpc/partner_account': {
      body: {
        ...PARTNER,
        ahead: [{ kind: 'waiting', waits_for: 'account', cents: 20_000, due_cents: 20_000 }],
        payout: { ...PARTNER.payout, details: null, waits_for: 'account' },
      },
    },
  })
  await screen.findByText('$200.00 is due. It waits for an account.')
  expect(screen.getByRole('link', { name: 'Add where you are paid' }).getAttribute('href')).toBe(
    '/rewards/payouts/details',
  )
})

it('shows a new partner the link and the first steps', async () => {
  await openHome({ 'POST /rpc/partner_account': { body: NEW } })
  const steps = within(await part('In your own time'))
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Done: Partner termsAccepted Aug 3, .*\.$/),
    'Next: Send the link to one ownerThree texts are ready. Each says that you may receive a reward.Choose a text',
    'Put the form on your websiteOne line to paste, with guides for WordPress, Squarespace and Wix.Make the form',
    'Say where the money goesNot needed yet. We ask when your first practice launches.',
  ])
  within(await part('Your link')).getByText('H4RB RFM7')
  within(await part('How $200 comes about')).getByText('Day 30, still live')
  screen.getByText('Your link is ready. The first lead appears under Contacts.')
  expect(screen.queryByRole('region', { name: 'Your rewards' })).toBe(null)
})

it('does not say that nobody came while that is not known', async () => {
  await openHome({
    'POST /rpc/partner_account': { body: NEW },
    'POST /rpc/referral_summary': { status: 400, body: { message: 'No' } },
  })
  await screen.findByText('Your link is ready.')
})

it('says who looks next when the 30 days are over', async () => {
  const path = { ...PARTNER.path, due_cents: 0, on_its_way_cents: 0, launched_due: null }
  await openHome({
    'POST /rpc/referral_news': { body: NEWS },
    'POST /rpc/partner_account': { body: { ...PARTNER, path } },
  })
  await screen.findByText('$400.00 has been live for 30 days. A person looks at it next.')
})

it('asks a new partner to read the rules before there is a link', async () => {
  const terms = { version: '1', accepted_version: null, accepted_at: null, is_accepted: false }
  await openHome({ 'POST /rpc/partner_account': { body: { ...NEW, code: null, terms } } })
  const steps = within(await part('In your own time'))
  expect(steps.getByRole('link', { name: 'Read the rules' }).getAttribute('href')).toBe('/rewards/terms')
  expect(steps.getAllByRole('link')).toHaveLength(1)
  expect(screen.queryByLabelText('Your referral link')).toBe(null)
})

it('says that nothing is lost when the rewards cannot be loaded', async () => {
  await openHome({ 'POST /rpc/referral_news': { status: 400, body: { message: 'No' } } })
  await screen.findByText('We could not load your rewards. They are safe; check your connection.')
  screen.getByRole('button', { name: 'Try again' })
})
