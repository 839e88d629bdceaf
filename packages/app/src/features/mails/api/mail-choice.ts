import { type MailChoice, mailChoiceSchema } from '@foyer/shared/api/mails.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callDatabase } from '../../../lib/api/call-database.ts'

/**
 * Loads which mails the person wants who got the mail with this token; `null` when the token is wrong or too old.
 *
 * @throws Error when it could not be read
 */
function loadMailChoice(token: string, signal: AbortSignal): Promise<MailChoice | null> {
  return callDatabase('mail_choice', { with_token: token }, z.nullable(mailChoiceSchema), signal)
}

/** Which mails a person wants, by the token of a mail, as a query. */
export function mailChoiceQuery(token: string) {
  return queryOptions({
    queryKey: ['mail-choice', token],
    queryFn: ({ signal }) => loadMailChoice(token, signal),
    retry: false,
  })
}

/** Which mails a person wants; one that is missing stays as it is. */
export type MailWishes = Partial<
  Pick<MailChoice, 'referral_updates' | 'question_reminders' | 'weekly_counts'>
>

/**
 * Stops or resumes mails.
 *
 * @throws Error when it could not be stored
 */
export function chooseMails(
  token: string,
  { referral_updates, question_reminders, weekly_counts }: MailWishes,
): Promise<MailChoice | null> {
  return callDatabase(
    'choose_mails',
    {
      with_token: token,
      ...(referral_updates !== undefined && { wants_referrals: referral_updates }),
      ...(question_reminders !== undefined && { wants_reminders: question_reminders }),
      ...(weekly_counts !== undefined && { wants_weeks: weekly_counts }),
    },
    z.nullable(mailChoiceSchema),
  )
}
