// The contract between mails to people, the page on which they choose them, and the function `mails`.
import * as z from 'zod/mini'

/** The path of the app on which a person chooses mails, with the token of a mail behind it. */
export const MAIL_PAGE = '/mail/'

/** What follows a token in the address of `MAIL_PAGE` for somebody who chooses, and does not only stop what came. */
export const MAIL_CHOOSE_HASH = '#choose'

/** `POST` with `?token=`: stops the mails that the mail with this token belongs to (RFC 8058). Needs no session. */
export const MAIL_STOP_PATH = '/mails/stop'

/** The token of a mail, in every link to `MAIL_PAGE`. */
export const MAIL_TOKEN = /^[0-9a-f]{64}$/

/** For how many days the links of a mail work. */
export const MAIL_LINK_DAYS = 60

/** Which mails the person behind a token wants. */
export const mailChoiceSchema = z.object({
  masked_email: z.string(),
  /** What the mail with the token is about; `null` for one that always comes. */
  about: z.nullable(z.enum(['referrals', 'reminders', 'weeks'])),
  referral_updates: z.boolean(),
  question_reminders: z.boolean(),
  weekly_counts: z.boolean(),
})
export type MailChoice = z.infer<typeof mailChoiceSchema>

/**
 * The headers by which a mail program stops mails with one press.
 *
 * @param supabaseUrl without a trailing slash
 */
export function unsubscribeHeaders(supabaseUrl: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${supabaseUrl}/functions/v1${MAIL_STOP_PATH}?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
