/** The reward for referring a practice that launches, in US cents. */
export const REWARD_CENTS = 20_000

/** Days between a launch and the approval of its reward. */
export const APPROVAL_DAYS = 30

/**
 * Formats an amount of US cents: `$200`, or `$12.50` when it is not a whole number of dollars. Without `Intl`, because Home
 * and the rewards show one at once, and the first formatter of a page takes a slow phone a tenth of a second.
 */
export function formatReward(cents: number): string {
  const amount = (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
  return `$${amount.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`
}
