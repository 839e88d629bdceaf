import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { hangRequests } from '../../testing/hang-requests.ts'
import { MONEY, openSettings } from '../../testing/open-settings.ts'

async function confirmDeletion() {
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  fireEvent.change(await screen.findByLabelText('Type DELETE to confirm'), { target: { value: 'DELETE' } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }))
}

it('says when a deletion was interrupted, and offers a retry', async () => {
  const error = { code: 'half_done', message: 'x' }
  const { path } = await openSettings({ 'DELETE /account': { status: 503, body: { error } } })
  await confirmDeletion()
  expect(await screen.findByText(/Press the button again: that deletes what is left/)).toBeDefined()
  expect(path()).toBe('/settings')
  expect(localStorage.getItem('sb-api-auth-token')).not.toBeNull()
})

it('deletes nothing before the word is typed', async () => {
  const { sent } = await openSettings({})
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  fireEvent.change(await screen.findByLabelText('Type DELETE to confirm'), { target: { value: 'DELET' } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }))
  expect(await screen.findByText('Type DELETE to go on.')).toBeDefined()
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false)
})

it('pays a partner out before the account is deleted, and takes it back', async () => {
  let closesOn: string | null = null
  const { sent } = await openSettings({
    'POST /rpc/closing_money': () => ({ body: { ...MONEY, closes_on: closesOn } }),
    'POST /rpc/close_after_payout': () => {
      closesOn = MONEY.would_close_on
      return { body: closesOn }
    },
    'POST /rpc/keep_account': () => {
      closesOn = null
      return { body: null }
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  const first = await screen.findByRole('radio', { name: /^Pay me out first, then delete/ })
  expect(first).toHaveProperty('checked', true)
  expect(screen.getByText('2 practices, due until Dec 22, 2126. Your choice:')).toBeDefined()
  fireEvent.change(screen.getByLabelText('Type DELETE to confirm'), { target: { value: 'DELETE' } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete on Jan 5, 2127' }))
  await screen.findByText(/Your account closes by itself on Jan 5, 2127, after the last payday/)
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Keep my account' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull())
})

it('gives launched rewards up only by choice', async () => {
  const { sent } = await openSettings({
    'POST /rpc/closing_money': { body: MONEY },
    'DELETE /account': { status: 503, body: { error: { code: 'half_done', message: 'x' } } },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  fireEvent.click(await screen.findByRole('radio', { name: /^Delete today and give up \$400\.00/ }))
  fireEvent.change(screen.getByLabelText('Type DELETE to confirm'), { target: { value: 'DELETE' } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }))
  await screen.findByText(/Press the button again: that deletes what is left/)
  expect(sent.some(({ url }) => url.pathname.endsWith('/close_after_payout'))).toBe(false)
})

it('offers nothing to wait for without an account to pay to', async () => {
  await openSettings({
    'POST /rpc/closing_money': { body: { ...MONEY, has_account: false, masked: null, method: null } },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  await screen.findByText(/: given up when you delete\.$/)
  expect(screen.getByRole('link', { name: 'Add where you are paid' })).toBeDefined()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('gives up a deletion that is not answered within thirty seconds', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await openSettings({})
  const endTimer = hangRequests()
  await confirmDeletion()
  await act(() => endTimer(30_000))
  await screen.findByText(/No answer came/)
})

it('says what happens to rewards that are checked, that wait, and whose payouts are stopped', async () => {
  const held = { held_cents: 20_000, held: 1, decides_by: '2126-11-30', launched: 1, launched_cents: 20_000 }
  const waiting = { waits_for: 'check', last_due_on: '2020-12-22' }
  await openSettings({ 'POST /rpc/closing_money': { body: { ...MONEY, ...held, ...waiting } } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  const money = await screen.findByRole('region', { name: 'First, your money' })
  expect([...money.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'On its way$600.00It arrives by Nov 27, 2126, in any case.',
    'Due$200.00Stays yours. It leaves once a person has looked at your payouts.',
    'Launched, not yet due$200.00One practice, live for 30 days; a person looks next. Your choice:',
    'Live, being checked$200.00One practice. A person decides by Nov 30, 2126. Given up if the account is deleted before that.',
  ])
})

it('says what of the due rewards leaves, and what waits for the tax form', async () => {
  await openSettings({
    'POST /rpc/closing_money': {
      body: { ...MONEY, due_cents: 60_000, leaving_cents: 20_000, waits_for: 'form' },
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  await screen.findByText(
    '$200.00 leaves on payday, Sat, Dec 7, 2126, for account ••4471, in any case. The rest stays yours and leaves once your tax form is here, so send it before you leave.',
  )
})
