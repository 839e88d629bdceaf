import { StrangersWords } from '../../packages/shared/src/strangers-words.ts'
import { createComposeMail } from '../functions/_shared/mails/compose-mail.ts'
import type { ClaimedMail } from '../functions/_shared/mails/mail-store.ts'
import type { FactsOf, MailKind } from '../functions/_shared/mails/mails.ts'
import type { Mail } from '../functions/_shared/mails/send-mail.ts'

/** Where the links of mails in tests lead. */
export const MAIL_PLACES = {
  appUrl: 'https://app.example',
  operator: 'Foyer Practice Websites, Inc., 200 Example Street',
  supabaseUrl: 'https://project.example',
  supportEmail: 'desk@foyer.test',
  sitesDomain: 'foyer.site',
}

/** A claimed mail to Dana, without its kind and its facts. */
export const MAIL_TO_DANA = {
  id: '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001',
  attempts: 1,
  token: 'a'.repeat(64),
  email: 'dana@practice.example',
  first_name: new StrangersWords('Dana'),
}

const compose = createComposeMail(MAIL_PLACES)

/** Writes a mail of a kind, to Dana or as `to` says. */
export function mailOf<Kind extends MailKind>(
  kind: Kind,
  facts: FactsOf<Kind>,
  to: Partial<Pick<ClaimedMail, 'email' | 'first_name' | 'token'>> = {},
): Mail {
  return compose({ ...MAIL_TO_DANA, ...to, kind, facts } as ClaimedMail)
}
