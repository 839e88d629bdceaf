import type { StrangersWords } from '@foyer/shared/strangers-words.ts'
import { z } from 'zod'
import type { FramedMail, MailSender } from './framed-mail.ts'

/** Where a practice is, whose time its owner reads; `null` before that is answered. */
export const placeSchema = z.nullable(
  z.object({ zip: z.string().catch(''), states: z.array(z.string()).catch([]) }),
)

/** Where the links of mails lead, and where answers go. Addresses are without a trailing slash. */
export type MailPlaces = MailSender & {
  readonly supabaseUrl: string
  readonly supportEmail: string
  /** The domain below which websites have their addresses. */
  readonly sitesDomain: string
}

/** What the words of a mail know beside its facts. */
export type MailReader = MailPlaces & {
  /** The address of the account that the mail is about. */
  readonly email: string
  readonly firstName: StrangersWords | null
  /** The beginning of the first sentence. */
  readonly hello: string
}

/** What a mail says above its foot. */
export type MailWords = Pick<FramedMail, 'subject' | 'title' | 'preview' | 'picture' | 'blocks'>

/** One row of the table of mails. */
export type MailRow<Facts extends z.core.$ZodType = z.core.$ZodType> = {
  /** Who gets it: the account that the mail is about, or the operator's support, whose answer goes to the account. */
  readonly to: 'account' | 'support'
  /** The column of the table `mails` that names what it is about. */
  readonly about:
    | 'version'
    | 'build_id'
    | 'domain_id'
    | 'launch_id'
    | 'events'
    | 'statement'
    | 'reminder'
    | 'support_request'
    | 'week'
  /** The states of that in which the mail is still true; without them it is true as long as that exists. */
  readonly trueWhile?: readonly string[]
  /** The column of `mail_preferences` that stops it; `null` for a mail that always comes. */
  readonly preference: 'referral_updates' | 'question_reminders' | 'weekly_counts' | null
  /** A mail that always comes can still lead to the page on which the others are chosen. */
  readonly leadsToChoices?: true
  /** What `private.mail_facts` returns for it. */
  readonly facts: Facts
  // A method, so that a row of certain facts is a row, too.
  words(facts: z.output<Facts>, reader: MailReader): MailWords
  /** Why the reader gets it. */
  readonly why: (reader: MailReader) => string
}
