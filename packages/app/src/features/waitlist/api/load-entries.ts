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
