import { WAITLIST_FEATURES, type WaitlistFeature } from '@foyer/shared/api/waitlist.ts'
import * as z from 'zod/mini'
import { supabase } from '../../../lib/supabase.ts'

const entriesSchema = z.array(z.object({ feature: z.enum(WAITLIST_FEATURES), created_at: z.string() }))

/** The date of joining by list; lists the person is not on are missing. */
export type Entries = ReadonlyMap<WaitlistFeature, Date>

/**
 * Loads which lists a person is on.
 *
 * @throws Error when it could not be read
 */
export async function loadEntries(personId: string, signal: AbortSignal): Promise<Entries> {
  const client = await supabase()
  const { data } = await client
    .from('waitlist_entries')
    .select('feature,created_at')
    .eq('profile_id', personId)
    .abortSignal(signal)
    .throwOnError()
  return new Map(entriesSchema.parse(data).map(({ feature, created_at }) => [feature, new Date(created_at)]))
}

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
