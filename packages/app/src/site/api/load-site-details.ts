import { type SiteDetails, siteDetailsSchema } from '@foyer/shared/api/site-details.ts'
import { supabase } from '../../lib/supabase.ts'

/** What an owner has added before the first save. */
export const NO_SITE_DETAILS: SiteDetails = { details: {}, statements: {}, passages: [], style: null }

/**
 * Loads what an owner has added to the answers for the website.
 *
 * @throws Error when it could not be read
 */
export async function loadSiteDetails(personId: string, signal: AbortSignal): Promise<SiteDetails> {
  const client = await supabase()
  const { data } = await client
    .from('site_details')
    .select('details,statements,passages,style')
    .eq('profile_id', personId)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data ? siteDetailsSchema.parse(data) : NO_SITE_DETAILS
}
