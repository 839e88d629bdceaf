import * as z from 'zod/mini'
import { supabase } from '../../../lib/supabase.ts'

const referralPage = z.object({
  /** Origin and path. */
  page: z.nullable(z.string()),
  widget_version: z.nullable(z.string()),
  widget_mode: z.nullable(z.string()),
  channel: z.string(),
  captures: z.int(),
  last_seen_at: z.iso.datetime({ offset: true }),
})

/** A page from which captures with the signed-in person's code came recently. */
export type ReferralPage = z.infer<typeof referralPage>

/**
 * Loads the pages from which captures with the signed-in person's code came in the last 90 days, last seen first.
 *
 * @throws Error when they could not be read
 */
export async function loadReferralPages(signal: AbortSignal): Promise<readonly ReferralPage[]> {
  const client = await supabase()
  const { data } = await client.rpc('referral_pages').abortSignal(signal).throwOnError()
  return z.parse(z.array(referralPage), data)
}
