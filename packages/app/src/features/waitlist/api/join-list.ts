import type { WaitlistFeature } from '@foyer/shared/api/waitlist.ts'
import { supabase } from '../../../lib/supabase.ts'

/**
 * Puts a person on a list. Who is on it already stays on it since then.
 *
 * @throws Error when it could not be stored
 */
export async function joinList(personId: string, feature: WaitlistFeature): Promise<void> {
  const client = await supabase()
  await client
    .from('waitlist_entries')
    .upsert({ profile_id: personId, feature }, { onConflict: 'profile_id,feature', ignoreDuplicates: true })
    .throwOnError()
}
