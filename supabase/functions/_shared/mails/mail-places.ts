import type { StrangersWords } from '@foyer/shared/strangers-words.ts'
import type { MailSender } from './framed-mail.ts'

/** Where the links of mails lead, and where answers go. Addresses are without a trailing slash. */
export type MailPlaces = MailSender & {
  readonly supabaseUrl: string
  readonly supportEmail: string
  /** The domain below which websites have their addresses. */
  readonly sitesDomain: string
}

/** To whom a mail goes. */
export type Addressed = {
  readonly email: string
  readonly first_name: StrangersWords | null
  /** In the links by which its reader chooses mails. */
  readonly token: string
}
