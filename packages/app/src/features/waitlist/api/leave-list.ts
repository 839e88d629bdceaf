import type { WaitlistFeature } from '@foyer/shared/api/waitlist.ts'
import { restClient } from '../../../lib/supabase.ts'

/**
 * Takes a person off a list.
 *
 * @throws Error when it could not be stored
 */
export async function leaveList(personId: string, feature: WaitlistFeature): Promise<void> {
  const client = await restClient()
  const { error } = await client
    .from('waitlist_entries')
    .delete()
    .eq('profile_id', personId)
    .eq('feature', feature)
  if (error) throw new Error(error.message, { cause: error })
}
