import type { Referral } from '../../referrals/api/load-referrals.ts'

/** What a referral brings or may bring, in cents: nothing once it is closed without a reward. */
export function rewardOf({ status, reward_cents }: Pick<Referral, 'status' | 'reward_cents'>): number {
  const isOpenOrEarned = ['signed_up', 'onboarded', 'launched', 'approved', 'paid'].includes(status)
  return isOpenOrEarned ? reward_cents : 0
}
