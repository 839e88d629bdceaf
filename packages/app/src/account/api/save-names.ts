import { authClient, restClient } from '../../lib/supabase.ts'
import type { Names } from '../names.ts'

/**
 * Writes a person's names to their profile and to what the session knows of them.
 *
 * @throws Error when they could not be stored
 */
export async function saveNames(personId: string, names: Names): Promise<void> {
  const client = await restClient()
  const profile = await client
    .from('profiles')
    .update({
      first_name: names.firstName,
      last_name: names.lastName,
      company_name: names.companyName || null,
    })
    .eq('id', personId)
  const error = profile.error ?? (await (await authClient()).updateUser({ data: names })).error
  if (error) throw new Error(error.message, { cause: error })
}
