import { formatMoney } from '@foyer/shared/referrals/money.ts'
import { wordOf } from '@foyer/shared/referrals/statuses.ts'
import type { Referral } from '../../referrals/api/referrals.ts'

/** The reward of a referral in cents; `null` before a launch and while it is checked, 0 once it is closed without one. */
export function rewardOf({ status, reward_cents }: Pick<Referral, 'status' | 'reward_cents'>): number | null {
  const word = wordOf(status)
  if (word === 'not_counted') return 0
  return word === 'signed_up' || word === 'checked' ? null : reward_cents
}

/** The reward of a referral in words: dollars begin with the launch. */
export function describeReward(referral: Pick<Referral, 'status' | 'reward_cents'>): string {
  const cents = rewardOf(referral)
  return cents === null ? 'not yet' : cents === 0 ? 'none' : formatMoney(cents)
}
