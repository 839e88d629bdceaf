import { restClient } from '../../../lib/supabase.ts'

/**
 * Whether a build of this owner's website was asked for before, on whatever device.
 *
 * @throws Error when it could not be read
 */
export async function hasSiteBuild(personId: string): Promise<boolean> {
  const client = await restClient()
  const { data, error } = await client
    .from('site_builds')
    .select('status')
    .eq('profile_id', personId)
    .neq('status', 'failed')
    .limit(1)
  if (error) throw new Error(error.message, { cause: error })
  return data.length > 0
}
