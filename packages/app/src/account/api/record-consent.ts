import { supabase } from '../../lib/supabase.ts'

/**
 * Records that a person agreed to this version of the terms and of the privacy policy; the database writes when. Doing it
 * twice changes nothing.
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
