import { type MailChoice, mailChoiceSchema } from '@foyer/shared/api/mails.ts'
import * as z from 'zod/mini'
import { supabase } from '../../../lib/supabase.ts'

/**
 * Loads which mails the person wants who got the mail with this token; `null` when the token is wrong or too old.
 *
 * @throws Error when it could not be read
 */
export async function loadMailChoice(token: string, signal: AbortSignal): Promise<MailChoice | null> {
  const client = await supabase()
  const { data } = await client.rpc('mail_choice', { with_token: token }).abortSignal(signal).throwOnError()
  return z.parse(z.nullable(mailChoiceSchema), data)
}

/**
 * Stops or resumes the mails about referrals.
 *
 * @throws Error when it could not be stored
 */
export async function chooseMails(token: string, wantsReferrals: boolean): Promise<MailChoice | null> {
  const client = await supabase()
  const { data } = await client
    .rpc('choose_mails', { with_token: token, wants_referrals: wantsReferrals })
    .throwOnError()
  return z.parse(z.nullable(mailChoiceSchema), data)
}
