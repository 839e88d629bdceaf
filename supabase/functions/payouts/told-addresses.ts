import type { PayoutDetails } from '@foyer/shared/referrals/payout-details.ts'

/** Returns the addresses that hear of changed details: of the account, and PayPal's before and after, each once. */
export function toldAddresses(
  email: string | undefined,
  now: PayoutDetails,
  before: PayoutDetails | null,
): ReadonlySet<string> {
  const addresses = [now, before].flatMap((one) => (one?.method === 'paypal' ? [one.paypal_email] : []))
  return new Set([...(email ? [email] : []), ...addresses])
}
