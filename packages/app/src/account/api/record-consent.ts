import { supabase } from '../../lib/supabase.ts'

/**
 * Records that a person accepted this version of the terms and the privacy policy; the database sets the time. A repeated
 * call changes nothing.
 *
 * @throws Error when it could not be stored
 */
export async function recordConsent(personId: string, version: string): Promise<void> {
  const client = await supabase()
  await client
    .from('consents')
    .upsert(
      ['terms', 'privacy'].map((document) => ({ profile_id: personId, document, version })),
      { ignoreDuplicates: true },
    )
    .throwOnError()
}
