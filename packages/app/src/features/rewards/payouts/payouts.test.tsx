// Statements, where the money goes, and the code that opens it.
import { PAYOUT_UNDO_PAGE } from '@foyer/shared/api/payouts.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { openRewards, part } from '../../../testing/open-rewards.ts'
import { PARTNER } from '../../../testing/partner-account.ts'
import { statementCsv, statementsCsv } from './statements-csv.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T14:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
})

const ROWS = [
  {
    number: 26,
    sent_on: '2026-11-23',
    arrives_on: '2026-11-27',
    state: 'on_its_way',
    rewards: 3,
    cents: 60_000,
  },
  {
    number: 22,
    sent_on: '2026-11-10',
    arrives_on: '2026-11-13',
    state: 'returned',
    rewards: 1,
    cents: 20_000,
  },
  { number: 21, sent_on: '2026-11-09', arrives_on: '2026-11-13', state: 'paid', rewards: 1, cents: 20_000 },
].map((row) => ({
  method: 'ach' as const,
  masked: '4471',
  return_reason: row.state === 'returned' ? 'no account with this number (R03)' : null,
  ...row,
}))
const STATEMENTS = {
  rows: ROWS,
  next: null,
  years: [{ year: 2026, bank_cents: 80_000, paypal_cents: 0, cents: 80_000, statements: 2 }],
}
const backend = (more = {}) => ({ 'POST /rpc/referral_statements': { body: STATEMENTS }, ...more })

it('lists statements whose amounts add up without what was sent back', async () => {
  await openRewards('/rewards/payouts', backend())
  const table = within(await screen.findByRole('table', { name: 'Your statements, newest first' }))
  const text = table.getAllByRole('row').map(({ textContent }) => textContent)
  expect(text[1]).toBe('S-0026Nov 23, 2026On its way3 practices, to account ••4471$600.00')
  expect(text[2]).toContain(
    'Sent back1 practice, to account ••4471. It says: no account with this number (R03)',
  )
  expect(text.at(-1)).toBe('2 statements, 4 rewards$800.00')
  const taxes = await part('For your taxes: 2026')
  expect(within(taxes).getByText('Paid or on its way in 2026').parentElement?.textContent).toContain(
    '$800.00',
  )
})

it('writes statements for spreadsheets, with nothing for what was sent back', () => {
  const [, ...lines] = statementsCsv(ROWS as Parameters<typeof statementsCsv>[0])
    .trim()
    .split('\r\n')
  expect(lines).toEqual([
    'S-0026,2026-11-23,On its way,3,Bank transfer (ACH),600.00',
    'S-0022,2026-11-10,Sent back,1,Bank transfer (ACH),0.00',
    'S-0021,2026-11-09,Paid,1,Bank transfer (ACH),200.00',
  ])
})

it.each([
  ['new_account', 'For 7 days nothing is sent to a new account.'],
  ['correction', 'A payment was sent back.'],
  ['check', 'Payouts are stopped.'],
  ['hold', 'A person is looking at your payouts.'],
  ['terms', 'The partner terms come first.'],
  ['form', 'We need a tax form first.'],
])('says what stands in the way: %s', async (waits_for, sentence) => {
  const payout = { ...PARTNER.payout, waits_for }
  await openRewards(
    '/rewards/payouts',
    backend({ 'POST /rpc/partner_account': { body: { ...PARTNER, payout } } }),
  )
  expect(await screen.findByText(sentence)).toBeDefined()
})

it.each([
  [{ due_cents: 20_000 }, '$200.00 is due and waits for an account. It does not expire.'],
  [{ due_cents: 0 }, '$400.00 has launched. Say where it goes before it is due.'],
  [{ due_cents: 0, launched: 0, launched_cents: 0 }, /^Not needed yet\. We ask when your first practice/],
])('says what waits for an account: %o', async (path, sentence) => {
  const account = {
    ...PARTNER,
    path: { ...PARTNER.path, ...path },
    payout: { ...PARTNER.payout, details: null, waits_for: 'account' },
  }
  await openRewards('/rewards/payouts', backend({ 'POST /rpc/partner_account': { body: account } }))
  expect(await screen.findByText(sentence)).toBeDefined()
})

it('names the tax form that came beside where the money goes', async () => {
  const form = { kind: 'W-8BEN-E', received_on: '2026-10-02', state: 'received' }
  const payout = { ...PARTNER.payout, form }
  await openRewards(
    '/rewards/payouts',
    backend({ 'POST /rpc/partner_account': { body: { ...PARTNER, payout } } }),
  )
  expect(await screen.findByText('Form W-8BEN-E, received on Oct 2, 2026')).toBeDefined()
})

it.each([
  ['not_needed', 'Not needed yet', 'From your fifth reward in a year we ask for Form W-9.', false],
  [
    'asked',
    'Form W-9 asked for',
    'You have 6 rewards this year. Please send Form W-9 before the tenth',
    true,
  ],
  ['waits', 'Form W-9 needed', 'Received before Dec 7, it leaves on that payday.', true],
  ['needed_before_first', 'Form W-8 asked for', 'Before your first payout we need Form W-8BEN', true],
  ['received', 'Received', 'Form W-8BEN, received on Oct 2, 2026.', false],
])('says whether a tax form is needed: %s', async (state, word, sentence, isAsked) => {
  const isReceived = state === 'received'
  const form = {
    kind: isReceived ? 'W-8BEN' : null,
    received_on: isReceived ? '2026-10-02' : null,
    state,
  }
  await openRewards('/rewards/payouts/details', {
    'POST /rpc/partner_account': { body: { ...PARTNER, payout: { ...PARTNER.payout, form } } },
  })
  const card = await part('Tax form')
  within(card).getByText(word)
  expect(card.textContent).toContain(sentence)
  expect(card.textContent).toContain('You stand at $1,200.00 this year.')
  expect(within(card).queryByRole('link') !== null).toBe(isAsked)
})

it('says where one is paid before it asks for a code to show or change it', async () => {
  await openRewards('/rewards/payouts/details', { 'POST /rpc/partner_account': { body: PARTNER } })
  const card = await part('Paid to')
  const { details } = PARTNER.payout
  expect(details).not.toBeNull()
  for (const text of [details?.legal_name, details?.masked]) expect(card.textContent).toContain(text)
  within(card).getByRole('button', { name: 'Mail me a code' })
})

const OPENED = {
  opening: '10000000-0000-4000-8000-000000000001',
  open_until: '2026-11-24T14:10:00+00:00',
  details: null,
}

async function openDetails(more = {}) {
  const sent = await openRewards('/rewards/payouts/details', {
    'POST /functions/v1/payouts/code': { body: {} },
    'POST /functions/v1/payouts/open': { body: OPENED },
    ...more,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Mail me a code' }))
  fireEvent.change(await screen.findByLabelText('Code from the mail'), { target: { value: '4829 1736' } })
  fireEvent.click(screen.getByRole('button', { name: 'Open details' }))
  return sent
}

it('keeps a wrong code in its field, with the reason', async () => {
  await openDetails({
    'POST /functions/v1/payouts/open': {
      status: 422,
      body: { error: { code: 'wrong_code', message: 'This code is wrong. Check the newest mail from us.' } },
    },
  })
  await screen.findByText('This code is wrong. Check the newest mail from us.')
  expect(screen.getByLabelText('Code from the mail')).toHaveProperty('value', '4829 1736')
})

it('says how many codes were sent, and when the next one can be', async () => {
  await openRewards('/rewards/payouts/details', {
    'POST /functions/v1/payouts/code': {
      status: 429,
      headers: { 'retry-after': '1800' },
      body: {
        error: {
          code: 'too_many_requests',
          message: 'Not shown.',
          limit: { budget: 'payout_codes', max: 5, hours: 1 },
        },
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Mail me a code' }))
  await screen.findByText('We have sent you 5 codes in the last hour. We can send the next one at 2:30 pm.')
})

it('catches a wrong routing number at its field, and keeps everything typed when saving fails', async () => {
  const sent = await openDetails({
    'POST /functions/v1/payouts/details': {
      status: 422,
      body: { error: { code: 'details_closed', message: 'The ten minutes are over.' } },
    },
  })
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await screen.findByLabelText('Legal name')
  type('Legal name', 'Haddad Medical Billing LLC')
  type('Routing number', '061000249')
  type('Account number', '8830 0174 4471')
  fireEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await screen.findByText(/This is no routing number/)
  expect(document.activeElement).toBe(screen.getByLabelText('Routing number'))
  type('Routing number', '061000104')
  fireEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await screen.findByText('The ten minutes are over.')
  expect(screen.getByLabelText('Account number')).toHaveProperty('value', '8830 0174 4471')
  const opened = sent.find(({ url }) => url.pathname.endsWith('/payouts/open'))
  expect(opened?.body).toEqual({ code: '48291736' })
  const saved = sent.find(({ url }) => url.pathname.endsWith('/payouts/details'))
  expect(saved?.body).toMatchObject({
    opening: OPENED.opening,
    details: { method: 'ach', country: 'US', routing_number: '061000104', account_number: '883001744471' },
  })
})

it('shows a statement as a sheet, and says when there is none', async () => {
  const statement = {
    ...ROWS[0],
    legal_name: 'Haddad Medical Billing LLC',
    country: 'US',
    reference: 'MT-261123-0344',
    items: [
      {
        number: 1012,
        masked_email: 'a•••@northmed.example',
        cents: 80_000,
        launched_at: '2026-10-11T15:00:00+00:00',
        due_at: '2026-11-10T15:00:00+00:00',
        corrects: null,
        reason: null,
      },
      {
        number: 1001,
        masked_email: null,
        cents: -20_000,
        launched_at: null,
        due_at: null,
        corrects: 'S-0012',
        reason: 'the website was taken offline on day 12',
      },
    ],
    earlier_this_year: { cents: 20_000, statements: [21] },
    terms: { version: '1', accepted_at: '2026-08-03T13:41:00+00:00' },
  }
  await openRewards('/rewards/payouts/S-0026', { 'POST /rpc/referral_statement': { body: statement } })
  await screen.findByRole('heading', { level: 1, name: 'Statement S-0026' })
  const rows = within(screen.getByRole('table', { name: 'What this statement pays' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ReferralPersonLive since30 days endedAmount, US$',
    'R-1012a•••@northmed.exampleLive since Oct 11, 2026Nov 10, 2026800.00',
    'R-1001deletedCorrection of S-0012: the website was taken offline on day 12−200.00',
    'Sent with this statement$600.00',
  ])
  expect(screen.getByText('Sent in 2026').parentElement?.textContent).toContain('$800.00')
  const facts = ['Paid to', 'By bank transfer (ACH) to', 'Reference at the bank', 'At your bank']
  expect(facts.map((name) => screen.getByText(name).nextSibling?.textContent)).toEqual([
    'Haddad Medical Billing LLCUnited States',
    'Account ending in 4471',
    'MT-261123-0344',
    'By Friday, Nov 27, 2026',
  ])
  expect(
    statementCsv(statement as Parameters<typeof statementCsv>[0])
      .trim()
      .split('\r\n')
      .slice(1),
  ).toEqual([
    'R-1012,a•••@northmed.example,2026-10-11,2026-11-10,,800.00',
    'R-1001,deleted,,,Correction of S-0012: the website was taken offline on day 12,-200.00',
  ])
})

it('asks before it stops payouts, because mail scanners follow links', async () => {
  const sent = await openRewards(`${PAYOUT_UNDO_PAGE}${'a'.repeat(64)}`, {
    'POST /functions/v1/payouts/undo': { body: { masked: '4471' } },
  })
  await screen.findByRole('heading', { name: 'Was this change not yours?' })
  expect(sent.some(({ url }) => url.pathname.endsWith('/payouts/undo'))).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'It was not me' }))
  await screen.findByRole('heading', { name: 'Payouts are stopped' })
  await waitFor(() => expect(screen.getByText(/account ending in 4471 is back/)).toBeDefined())
})
