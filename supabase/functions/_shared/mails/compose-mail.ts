import { MAIL_PAGE, unsubscribeHeaders } from '@foyer/shared/api/mails.ts'
import { framedMail, hello } from './framed-mail.ts'
import type { MailPlaces, MailRow } from './mail-row.ts'
import type { ClaimedMail } from './mail-store.ts'
import { MAILS } from './mails.ts'
import type { Mail } from './send-mail.ts'

/** Writes a mail that is due. */
export type ComposeMail = (mail: ClaimedMail) => Mail

/** Makes the writer of all mails in the outbox: each as its row of the table says. */
export function createComposeMail(places: MailPlaces): ComposeMail {
  const { appUrl, supabaseUrl, supportEmail } = places
  return ({ kind, email, first_name, token, facts }) => {
    const row: MailRow = MAILS[kind]
    const reader = { ...places, email, firstName: first_name, hello: hello(first_name) }
    const canStop = row.preference !== null
    const [to, replyTo] = row.to === 'support' ? [supportEmail, email] : [email, supportEmail]
    const { subject, ...words } = row.words(facts, reader)
    return framedMail(places, {
      to,
      replyTo,
      subject,
      ...(canStop && { headers: unsubscribeHeaders(supabaseUrl, token) }),
      ...words,
      why: row.why(reader),
      ...((canStop || row.leadsToChoices) && { choice: { href: `${appUrl}${MAIL_PAGE}${token}`, canStop } }),
    })
  }
}
