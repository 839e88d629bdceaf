import { REFERRAL_STATUSES } from '@foyer/shared/referrals/statuses.ts'
import * as z from 'zod/mini'
import { supabase } from '../../../lib/supabase.ts'

const time = z.iso.datetime({ offset: true })

const contact = z.object({
  id: z.string(),
  masked_email: z.string(),
  channel: z.string(),
  utm_source: z.nullable(z.string()),
  utm_medium: z.nullable(z.string()),
  utm_campaign: z.nullable(z.string()),
  /** Origin and path. */
  page: z.nullable(z.string()),
  captures: z.int(),
  first_captured_at: time,
  last_captured_at: time,
  stage: z.enum(['lead', ...REFERRAL_STATUSES]),
})

/** A person who came through the signed-in person's link or snippet, as far as a partner may see. */
export type Contact = z.infer<typeof contact>

/**
 * Loads everybody who came through the signed-in person's link or snippet.
 *
 * @throws Error when they could not be read
 */
export async function loadContacts(signal: AbortSignal): Promise<readonly Contact[]> {
  const client = await supabase()
  const { data } = await client.rpc('referral_contacts').abortSignal(signal).throwOnError()
  return z.parse(z.array(contact), data)
}
