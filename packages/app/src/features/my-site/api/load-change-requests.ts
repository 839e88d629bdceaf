import { type StoredChangeRequest, storedChangeRequestSchema } from '@foyer/shared/api/change-requests.ts'
import * as z from 'zod/mini'
import { restClient } from '../../../lib/supabase.ts'

/**
 * Loads what an owner has asked to be changed, newest first.
 *
 * @throws Error when it could not be read
 */
export async function loadChangeRequests(
  personId: string,
  signal: AbortSignal,
): Promise<readonly StoredChangeRequest[]> {
  const client = await restClient()
  const { data, error } = await client
    .from('change_requests')
    .select('id,areas,details,status,created_at')
    .eq('profile_id', personId)
    .order('created_at', { ascending: false })
    .abortSignal(signal)
  if (error) throw new Error(error.message, { cause: error })
  return z.array(storedChangeRequestSchema).parse(data)
}
