import type { WaitlistFeature } from '@foyer/shared/api/waitlist.ts'
import { supabase } from '../../../lib/supabase.ts'

/**
 * Removes a person from a list.
 *
 * @throws Error when it could not be stored
 */
export async function leaveList(personId: string, feature: WaitlistFeature): Promise<void> {
  const client = await supabase()
  await client
    .from('waitlist_entries')
    .delete()
    .eq('profile_id', personId)
    .eq('feature', feature)
    .throwOnError()
}
