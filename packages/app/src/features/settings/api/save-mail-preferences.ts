import { supabase } from '../../../lib/supabase.ts'
import type { MailPreferences } from './load-mail-preferences.ts'

/**
 * Stores which mails a person wants.
 *
 * @throws Error when it could not be stored
 */
export async function saveMailPreferences(personId: string, preferences: MailPreferences): Promise<void> {
  await (await supabase())
    .from('mail_preferences')
    .upsert({ profile_id: personId, ...preferences }, { onConflict: 'profile_id' })
    .throwOnError()
}
