import { FIRST_TOUCH_DAYS } from '../leads/attribution.ts'

/** What a practice that launches brings to whoever referred it, in US cents. */
export const REWARD_CENTS = 20_000

/** For how many days the first touch of a person counts. */
export const ATTRIBUTION_DAYS = FIRST_TOUCH_DAYS

/** How many days a practice stays after its launch before the reward is approved. */
export const APPROVAL_DAYS = 30

/** Money as it is read: `$200`, and `$12.50` where there are cents. */
export function formatReward(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100)
}
