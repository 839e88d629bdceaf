import type { PayoutDetails } from '@foyer/shared/referrals/payout-details.ts'

/** Returns who hears of changed details: the account, and the PayPal addresses before and after the change, each once. */
export function toldAddresses(
  email: string | undefined,
  now: PayoutDetails,
  before: PayoutDetails | null,
): ReadonlySet<string> {
  const addresses = [now, before].flatMap((one) => (one?.method === 'paypal' ? [one.paypal_email] : []))
  return new Set([...(email ? [email] : []), ...addresses])
}
