import { SUPPORT_TOPICS } from '@foyer/shared/api/support.ts'
import { framedMail, type MailSender } from '../_shared/framed-mail.ts'
import type { Mail } from '../_shared/send-mail.ts'

/** A stored request with what is known about its sender. */
export type StoredRequest = {
  readonly id: string
  readonly email: string
  readonly topic: string
  readonly message: string
  readonly page: string | null
  readonly created_at: string
  readonly name: string | null
  readonly practice: string | null
}

export type SupportPlaces = MailSender & { readonly supportEmail: string }

/** Writes the mail to the support; an answer to it goes to the person who asked. */
export function composeMail(request: StoredRequest, places: SupportPlaces): Mail {
  const topic = SUPPORT_TOPICS.find(({ id }) => id === request.topic)?.label ?? request.topic
  const sender = oneLine(request.name ?? request.email)
  return framedMail(places, {
    to: places.supportEmail,
    replyTo: request.email,
    subject: `${topic}: ${sender}`,
    title: topic,
    preview: oneLine(request.message).slice(0, 120),
    blocks: [
      { kind: 'text', text: request.message },
      {
        kind: 'facts',
        rows: [
          ['From', request.name ? `${sender}, ${request.email}` : request.email],
          ['Practice', oneLine(request.practice ?? '')],
          ['Page', oneLine(request.page ?? '')],
          ['Sent', request.created_at],
          ['Request', request.id],
        ],
      },
    ],
    why: `Sent with the form on Help & Support. An answer to this mail goes to ${request.email}.`,
  })
}

/** Typed text may contain line breaks; a subject and a fact are one line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
