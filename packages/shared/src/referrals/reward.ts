/** The reward for referring a practice that launches, in US cents. */
export const REWARD_CENTS = 20_000

/** Days between a launch and the approval of its reward. */
export const APPROVAL_DAYS = 30

/** Formats an amount of US cents: `$200`, or `$12.50` when it is not a whole number of dollars. */
export function formatReward(cents: number): string {
  const dollars = cents / 100
  const digits = Number.isInteger(dollars) ? 0 : 2
  // Home and the rewards show an amount at once, and the first formatter of a page takes a slow phone a tenth of a second.
  if (dollars < 1000) return `$${dollars.toFixed(digits)}`
  return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: digits })}`
}
