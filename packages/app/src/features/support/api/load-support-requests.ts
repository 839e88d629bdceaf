import { type StoredSupportRequest, storedSupportRequestSchema } from '@foyer/shared/api/support.ts'
import * as z from 'zod/mini'
import { LATEST_COUNT } from '../../../lib/paging.ts'
import { supabase } from '../../../lib/supabase.ts'

/**
 * Loads a person's latest support requests, newest first.
 *
 * @throws Error when it could not be read
 */
export async function loadSupportRequests(
  personId: string,
  signal: AbortSignal,
): Promise<readonly StoredSupportRequest[]> {
  const client = await supabase()
  const { data } = await client
    .from('support_requests')
    .select('id,topic,message,page,status,mailed_at,created_at')
    .eq('profile_id', personId)
    .order('created_at', { ascending: false })
    .limit(LATEST_COUNT)
    .abortSignal(signal)
    .throwOnError()
  return z.array(storedSupportRequestSchema).parse(data)
}
