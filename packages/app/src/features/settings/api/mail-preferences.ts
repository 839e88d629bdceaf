import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { loadOwnRow } from '../../../lib/api/load-own.ts'
import { supabase } from '../../../lib/supabase.ts'

const rowSchema = z.object({
  referral_updates: z.boolean(),
  question_reminders: z.boolean(),
  weekly_counts: z.boolean(),
})

/** The optional emails a person wants, by column of the table. */
export type MailPreferences = z.infer<typeof rowSchema>

/** The default, equal to those of the table. */
const DEFAULTS: MailPreferences = { referral_updates: true, question_reminders: true, weekly_counts: false }

/**
 * Loads which mails a person wants.
 *
 * @throws Error when it could not be read
 */
async function loadMailPreferences(personId: string): Promise<MailPreferences> {
  return (await loadOwnRow('mail_preferences', personId, rowSchema)) ?? DEFAULTS
}

/** Which mails a person wants, as a query. */
export function mailPreferencesQuery(personId: string) {
  return queryOptions({
    queryKey: ['mail-preferences', personId],
    queryFn: () => loadMailPreferences(personId),
  })
}

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
