import type { WaitlistFeature } from '@foyer/shared/api/waitlist.ts'
import { supabase } from '../../../lib/supabase.ts'

/**
 * Adds a person to a list. A member keeps the original date.
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
