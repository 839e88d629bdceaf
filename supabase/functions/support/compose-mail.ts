import { SUPPORT_TOPICS } from '@foyer/shared/api/support.ts'
import type { StrangersWords } from '@foyer/shared/strangers-words.ts'
import { framedMail, type MailSender } from '../_shared/mails/framed-mail.ts'
import type { Mail } from '../_shared/mails/send-mail.ts'

/** A stored request with what is known about its sender. */
export type StoredRequest = {
  readonly id: string
  readonly email: string
  readonly topic: string
  readonly message: string
  readonly page: StrangersWords | null
  readonly created_at: string
  readonly name: StrangersWords | null
  readonly practice: StrangersWords | null
}

export type SupportPlaces = MailSender & { readonly supportEmail: string }

/** Writes the mail to the support; an answer to it goes to the person who asked. */
export function composeMail(request: StoredRequest, places: SupportPlaces): Mail {
  const topic = SUPPORT_TOPICS.find(({ id }) => id === request.topic)?.label ?? request.topic
  const name = request.name?.line() ?? null
  return framedMail(places, {
    to: places.supportEmail,
    replyTo: request.email,
    subject: `${topic}: ${name ?? request.email}`,
    title: topic,
    preview: request.message.replace(/\s+/g, ' ').trim().slice(0, 120),
    blocks: [
      { kind: 'text', text: request.message },
      {
        kind: 'facts',
        rows: [
          ['From', name ? `${name}, ${request.email}` : request.email],
          ['Practice', request.practice?.line() ?? null],
          ['Page', request.page?.line() ?? null],
          ['Sent', request.created_at],
          ['Request', request.id],
        ],
      },
    ],
    why: `Sent with the form on Help & Support. An answer to this mail goes to ${request.email}.`,
  })
}
