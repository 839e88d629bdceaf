import { REFERRAL_STATUSES } from '@foyer/shared/referrals/statuses.ts'
import { expect, it } from 'vitest'
import { describeReward } from './reward-of.ts'

it('shows dollars from the launch on, and none for closed referrals', () => {
  const rewards = REFERRAL_STATUSES.map((status) => [
    status,
    describeReward({ status, reward_cents: 20_000 }),
  ])
  expect(Object.fromEntries(rewards)).toEqual({
    signed_up: 'not yet',
    onboarded: 'not yet',
    held: 'not yet',
    launched: '$200.00',
    approved: '$200.00',
    paid: '$200.00',
    rejected: 'none',
    duplicate: 'none',
    self_referral: 'none',
    expired: 'none',
  })
})
