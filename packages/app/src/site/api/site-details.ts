import {
  type SiteDetails,
  type SiteDetailsChanges,
  siteDetailsSchema,
} from '@foyer/shared/api/site-details.ts'
import { deviceKind } from '../../lib/device-kind.ts'
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

/**
 * Merges changes into what the signed-in owner has added, so that another tab keeps its own.
 *
 * @returns what is stored now
 * @throws Error when it was not stored
 */
export async function saveSiteDetails(changes: SiteDetailsChanges): Promise<SiteDetails> {
  const client = await supabase()
  const { data } = await client.rpc('save_site_details', { changes, saved_on: deviceKind() }).throwOnError()
  return siteDetailsSchema.parse(data)
}
