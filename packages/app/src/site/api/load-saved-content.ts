import { supabase } from '../../lib/supabase.ts'

/**
 * Loads what a delivered version of an owner's draft says, as it was stored: perhaps by an earlier release.
 *
 * @throws Error when it could not be read
 */
export async function loadSavedContent(
  personId: string,
  version: number,
  signal: AbortSignal,
): Promise<unknown> {
  const client = await supabase()
  const { data } = await client
    .from('draft_versions')
    .select('content')
    .eq('profile_id', personId)
    .eq('version', version)
    .abortSignal(signal)
    .single()
    .throwOnError()
  return data.content
}
