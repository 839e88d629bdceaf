import {
  type SiteDetails,
  type SiteDetailsChanges,
  siteDetailsSchema,
} from '@foyer/shared/api/site-details.ts'
import { supabase } from '../../lib/supabase.ts'

/**
 * Merges changes into what the signed-in owner has added, so that another tab keeps its own.
 *
 * @returns what is stored now
 * @throws Error when it was not stored
 */
export async function saveSiteDetails(changes: SiteDetailsChanges): Promise<SiteDetails> {
  const client = await supabase()
  const { data } = await client.rpc('save_site_details', { changes }).throwOnError()
  return siteDetailsSchema.parse(data)
}
