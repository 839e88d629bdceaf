import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Referral } from '../../referrals/api/load-referrals.ts'
import { ReferralsCard } from './referrals-card.tsx'

const REFERRAL: Referral = {
  id: 'one',
  masked_email: 'j•••@gmail.com',
  status: 'signed_up',
  reason: null,
  reward_cents: 20_000,
  signed_up_at: '2026-10-01T12:00:00+00:00',
  onboarded_at: null,
  launched_at: null,
  approved_at: null,
  paid_at: null,
  closed_at: null,
  approves_at: null,
}
const many = (length: number) => Array.from({ length }, (_, index) => ({ ...REFERRAL, id: String(index) }))

/** Returns the name of the file that the CSV button downloads. */
function downloadCsv(): string {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:csv')
  fireEvent.click(screen.getByRole('button', { name: 'CSV' }))
  const [link] = clicked.mock.contexts
  clicked.mockRestore()
  return link instanceof HTMLAnchorElement ? link.download : ''
}

it('says on the card and in the file name that a cut-off list is incomplete', () => {
  render(<ReferralsCard referrals={many(1000)} />)
  screen.getByText(/Only the 1,000 referrals that signed up last are listed\./)
  expect(downloadCsv()).toBe('foyer-referrals-newest-1000.csv')
})

it('shows no note for a complete list', () => {
  render(<ReferralsCard referrals={many(999)} />)
  expect(screen.queryByText(/are listed\./)).toBeNull()
  expect(downloadCsv()).toBe('foyer-referrals.csv')
})
