import { restClient } from '../../../lib/supabase.ts'
import type { MailPreferences } from './load-mail-preferences.ts'

/**
 * Stores which mails a person wants.
 *
 * @throws Error when it could not be stored
 */
export async function saveMailPreferences(personId: string, preferences: MailPreferences): Promise<void> {
  const { error } = await (await restClient())
    .from('mail_preferences')
    .upsert({ profile_id: personId, ...preferences }, { onConflict: 'profile_id' })
  if (error) throw new Error(error.message, { cause: error })
}
