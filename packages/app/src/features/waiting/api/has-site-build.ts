import { supabase } from '../../../lib/supabase.ts'

/**
 * Returns whether a build of this owner's website was requested before, on any device.
 *
 * @throws Error when it could not be read
 */
export async function hasSiteBuild(personId: string): Promise<boolean> {
  const client = await supabase()
  const { data } = await client
    .from('site_builds')
    .select('status')
    .eq('profile_id', personId)
    .neq('status', 'failed')
    .limit(1)
    .throwOnError()
  return data.length > 0
}
