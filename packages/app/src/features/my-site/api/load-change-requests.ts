import { type StoredChangeRequest, storedChangeRequestSchema } from '@foyer/shared/api/change-requests.ts'
import * as z from 'zod/mini'
import { LATEST_COUNT } from '../../../lib/paging.ts'
import { supabase } from '../../../lib/supabase.ts'

/**
 * Loads an owner's latest change requests, newest first.
 *
 * @throws Error when it could not be read
 */
export async function loadChangeRequests(
  personId: string,
  signal: AbortSignal,
): Promise<readonly StoredChangeRequest[]> {
  const client = await supabase()
  const { data } = await client
    .from('change_requests')
    .select('id,areas,details,status,reason,created_at')
    .eq('profile_id', personId)
    .order('created_at', { ascending: false })
    .limit(LATEST_COUNT)
    .abortSignal(signal)
    .throwOnError()
  return z.array(storedChangeRequestSchema).parse(data)
}
