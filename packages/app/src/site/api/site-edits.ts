import { type SiteEdits, type SiteEditsChanges, siteEditsSchema } from '@foyer/shared/api/site-edits.ts'
import { deviceKind } from '../../lib/device-kind.ts'
import { supabase } from '../../lib/supabase.ts'

/** What an owner has changed on the page before the first save. */
export const NO_SITE_EDITS: SiteEdits = { words: {}, section_order: [], hidden: {}, added: {}, pictures: {} }

/**
 * Loads what an owner has changed on the page of the website.
 *
 * @throws Error when it could not be read
 */
export async function loadSiteEdits(personId: string, signal: AbortSignal): Promise<SiteEdits> {
  const client = await supabase()
  const { data } = await client
    .from('site_edits')
    .select('words,section_order,hidden,added,pictures')
    .eq('profile_id', personId)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data ? siteEditsSchema.parse(data) : NO_SITE_EDITS
}

/**
 * Merges changes into what the signed-in owner has changed, so that another tab keeps its own.
 *
 * @returns what is stored now
 * @throws Error when it was not stored
 */
export async function saveSiteEdits(changes: SiteEditsChanges): Promise<SiteEdits> {
  const client = await supabase()
  const { data } = await client.rpc('save_site_edits', { changes, saved_on: deviceKind() }).throwOnError()
  return siteEditsSchema.parse(data)
}
