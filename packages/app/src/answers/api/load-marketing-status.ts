import * as z from 'zod/mini'
import { supabase } from '../../lib/supabase.ts'

const rowSchema = z.nullable(z.object({ marketing_status: z.nullable(z.string()) }))

/**
 * Loads how an owner's marketing is done today; `null` when nothing is known.
 *
 * @throws Error when it could not be read
 */
export async function loadMarketingStatus(personId: string, signal: AbortSignal): Promise<string | null> {
  const client = await supabase()
  const { data } = await client
    .from('marketing_details')
    .select('marketing_status')
    .eq('profile_id', personId)
    .limit(1)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return rowSchema.parse(data)?.marketing_status ?? null
}
