import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import { supabase } from '../../lib/supabase.ts'

/**
 * Stores what the signed-in owner has added. The row names its owner by itself, because nobody may write that column.
 *
 * @throws Error when it was not stored
 */
export async function saveSiteDetails({ details, statements, passages, style }: SiteDetails): Promise<void> {
  const client = await supabase()
  await client
    .from('site_details')
    .upsert({ details, statements, passages, style }, { onConflict: 'profile_id' })
    .throwOnError()
}
