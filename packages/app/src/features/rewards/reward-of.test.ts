import { REFERRAL_STATUSES } from '@foyer/shared/referrals/statuses.ts'
import { expect, it } from 'vitest'
import { rewardOf } from './reward-of.ts'

const WITHOUT_REWARD = ['rejected', 'duplicate', 'self_referral', 'expired']

it.each(REFERRAL_STATUSES)(
  'is the reward of a referral that is %s, unless it is closed without one',
  (status) => {
    expect(rewardOf({ status, reward_cents: 20_000 })).toBe(WITHOUT_REWARD.includes(status) ? 0 : 20_000)
  },
)
