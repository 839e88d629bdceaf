import { PAYOUT_METHODS } from '@foyer/shared/referrals/money.ts'
import { PAYOUT_OBSTACLES } from '@foyer/shared/referrals/statuses.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callDatabase } from '../../lib/api/call-database.ts'

const day = z.iso.date()
const cents = z.int()
const count = z.int().check(z.nonnegative())
const method = z.enum(PAYOUT_METHODS)
const waitsFor = z.nullable(z.enum(PAYOUT_OBSTACLES))

const closingMoney = z.object({
  has_account: z.boolean(),
  masked: z.nullable(z.string()),
  method: z.nullable(method),
  on_its_way_cents: cents,
  on_its_way_until: z.nullable(day),
  due_cents: cents,
  /** What of it leaves on a payday. */
  leaving_cents: cents,
  next_payday: day,
  /** What stands in the way of what is due. */
  waits_for: waitsFor,
  launched_cents: cents,
  launched: count,
  /** Of practices that are live while a person checks their referral; given up in any case. */
  held_cents: cents,
  held: count,
  decides_by: z.nullable(day),
  last_due_on: z.nullable(day),
  /** When the account would close if its partner were paid out first; `null` if nothing is in its 30 days. */
  would_close_on: z.nullable(day),
  /** When it closes, once that was asked for. */
  closes_on: z.nullable(day),
})
export type ClosingMoney = z.infer<typeof closingMoney>

/**
 * Loads what happens to the signed-in person's money when the account is deleted now.
 *
 * @throws Error when it could not be read
 */
function loadClosingMoney(signal: AbortSignal): Promise<ClosingMoney> {
  return callDatabase('closing_money', {}, closingMoney, signal)
}

/** What happens to a partner's money when the account is deleted now, as a query. */
export function closingMoneyQuery(personId: string) {
  return queryOptions({
    queryKey: ['closing-money', personId],
    queryFn: ({ signal }) => loadClosingMoney(signal),
    // The dialog tells what is so now.
    gcTime: 0,
  })
}

/**
 * Stops the link of the signed-in partner, and closes the account once everything is paid out.
 *
 * @returns the day; `null` when nothing is in its 30 days any more, or nobody knows where to pay
 * @throws Error when no answer came
 */
export function closeAfterPayout(): Promise<string | null> {
  return callDatabase('close_after_payout', {}, z.nullable(day))
}

/**
 * Takes back that the account closes.
 *
 * @throws Error when it could not be stored
 */
export async function keepAccount(): Promise<void> {
  await callDatabase('keep_account', {}, z.unknown())
}
