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
