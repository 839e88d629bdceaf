import * as z from 'zod/mini'
import { supabase } from '../../lib/supabase.ts'

const count = z.int().check(z.nonnegative())

const referralSummary = z.object({
  code: z.string(),
  /** People, cumulative: who is onboarded has also signed up. */
  funnel: z.object({
    leads: count,
    signed_up: count,
    onboarded: count,
    launched: count,
    approved: count,
    paid: count,
  }),
  money: z.object({ pending_cents: count, approved_cents: count, paid_cents: count }),
  /** Eight weeks, each from a Monday (UTC) on, oldest first; the last is this week. */
  weeks: z.array(z.object({ starts_on: z.iso.date(), leads: count })),
  /** Most leads first. */
  sources: z.array(
    z.object({
      source: z.nullable(z.string()),
      campaign: z.nullable(z.string()),
      leads: count,
      signed_up: count,
    }),
  ),
})

/** What the signed-in person's referral code has brought. */
export type ReferralSummary = z.infer<typeof referralSummary>

/**
 * Loads what the signed-in person's referral code has brought.
 *
 * @throws Error when it could not be read
 */
export async function loadReferralSummary(signal: AbortSignal): Promise<ReferralSummary> {
  const client = await supabase()
  const { data } = await client.rpc('referral_summary').abortSignal(signal).throwOnError()
  return z.parse(referralSummary, data)
}
