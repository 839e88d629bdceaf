/** The reward for referring a practice that launches, in US cents. */
export const REWARD_CENTS = 20_000

/** Days between a launch and the approval of its reward. */
export const APPROVAL_DAYS = 30

/** Formats an amount of US cents: `$200`, or `$12.50` when it is not a whole number of dollars. */
export function formatReward(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100)
}
