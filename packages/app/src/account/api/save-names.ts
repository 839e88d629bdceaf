import { supabase } from '../../lib/supabase.ts'
import { askAuth } from '../../session/api/ask-auth.ts'
import type { Names } from '../names.ts'

/**
 * Saves a person's names to the profile and to the metadata of the user.
 *
 * @throws Error when they could not be stored
 */
export async function saveNames(personId: string, names: Names): Promise<void> {
  const client = await supabase()
  await client
    .from('profiles')
    .update({
      first_name: names.firstName,
      last_name: names.lastName,
      company_name: names.companyName || null,
    })
    .eq('id', personId)
    .throwOnError()
  const updated = await askAuth((auth) => auth.updateUser({ data: names }))
  if (!updated.ok) throw new Error(updated.error.message)
}
