import type { Referral } from '../../referrals/api/referrals.ts'

/** Returns the earned or possible reward of a referral in cents; 0 once it is closed without one. */
export function rewardOf({ status, reward_cents }: Pick<Referral, 'status' | 'reward_cents'>): number {
  const isOpenOrEarned = ['signed_up', 'onboarded', 'held', 'launched', 'approved', 'paid'].includes(status)
  return isOpenOrEarned ? reward_cents : 0
}
