import { type MailChoice, mailChoiceSchema } from '@foyer/shared/api/mails.ts'
import * as z from 'zod/mini'
import { callDatabase } from '../../../lib/api/call-database.ts'

/**
 * Loads which mails the person wants who got the mail with this token; `null` when the token is wrong or too old.
 *
 * @throws Error when it could not be read
 */
export function loadMailChoice(token: string, signal: AbortSignal): Promise<MailChoice | null> {
  return callDatabase('mail_choice', { with_token: token }, z.nullable(mailChoiceSchema), signal)
}

/**
 * Stops or resumes the mails about referrals.
 *
 * @throws Error when it could not be stored
 */
export function chooseMails(token: string, wantsReferrals: boolean): Promise<MailChoice | null> {
  return callDatabase(
    'choose_mails',
    { with_token: token, wants_referrals: wantsReferrals },
    z.nullable(mailChoiceSchema),
  )
}
