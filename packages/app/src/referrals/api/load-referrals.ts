import { REFERRAL_STATUSES } from '@foyer/shared/referrals/statuses.ts'
import * as z from 'zod/mini'
import { supabase } from '../../lib/supabase.ts'

const time = z.iso.datetime({ offset: true })

const referral = z.object({
  id: z.string(),
  masked_email: z.string(),
  status: z.enum(REFERRAL_STATUSES),
  reason: z.nullable(z.string()),
  reward_cents: z.int(),
  signed_up_at: time,
  onboarded_at: z.nullable(time),
  launched_at: z.nullable(time),
  approved_at: z.nullable(time),
  paid_at: z.nullable(time),
  closed_at: z.nullable(time),
  approves_at: z.nullable(time),
})

/** A person who came through the signed-in person's code, as far as a partner may see. */
export type Referral = z.infer<typeof referral>

/**
 * Loads the signed-in person's referrals, newest first.
 *
 * @throws Error when they could not be read
 */
export async function loadReferrals(signal: AbortSignal): Promise<readonly Referral[]> {
  const client = await supabase()
  const { data } = await client.rpc('referral_list').abortSignal(signal).throwOnError()
  return z.parse(z.array(referral), data)
}
