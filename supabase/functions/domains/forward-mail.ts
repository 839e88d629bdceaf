import type { Domain } from '@foyer/shared/api/domains.ts'
import { causeWords } from '@foyer/shared/sites/domain-words.ts'
import { framedMail, type MailSender } from '../_shared/mails/framed-mail.ts'
import type { Mail } from '../_shared/mails/send-mail.ts'

export type ForwardMail = {
  readonly domain: Pick<Domain, 'shown_name' | 'cause' | 'findings'>
  readonly to: string
  /** The owner, who gets the answer. */
  readonly from: string
  readonly places: MailSender
}

/** Writes the mail to whoever looks after a domain. Nothing in it was typed by the owner but the domain itself. */
export function composeForwardMail({ domain, to, from, places }: ForwardMail): Mail {
  const { shown_name, cause, findings } = domain
  const lines = findings?.lines ?? []
  const count = lines.length === 1 ? 'This record' : `These ${lines.length} records`
  const said = cause && cause !== 'missing' ? causeWords(cause, findings) : null
  const subject = `DNS records for ${shown_name}`
  return framedMail(places, {
    to,
    replyTo: from,
    subject,
    title: subject,
    preview: `${count}, and nothing else.`,
    blocks: [
      {
        kind: 'text',
        text: `${from} asks you to set ${count.toLowerCase()} for ${shown_name}, and to change nothing else. MX stays as it is: email is not affected.`,
      },
      {
        kind: 'facts',
        rows: lines.map(({ type, name, value, hostname }) => [
          hostname,
          `Type ${type}, name ${name}, value ${value}`,
        ]),
      },
      said && { kind: 'text', text: `What we see now: ${said.title}. ${said.text}` },
      {
        kind: 'text',
        text: 'No password is needed, and nobody should send you one. The website appears by itself when the records are there.',
      },
    ],
    why: `You get this one email because ${from} typed your address in Foyer. Reply to reach them.`,
  })
}
