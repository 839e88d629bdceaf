import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'

export type Mail = {
  readonly to: string
  /** Where a reply goes; by default, to the sender. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Further headers, such as those of RFC 8058. */
  readonly headers?: Readonly<Record<string, string>>
}

/** `refused`: the service does not take this mail; `unavailable`: it did not answer as it should, try again. */
type MailFailure = { readonly code: 'refused' | 'unavailable'; readonly status: number }

/**
 * Sends one mail.
 *
 * @param key names the mail: Resend does not send it twice under the same key within a day. Letters, digits and hyphens.
 * @param isRepeat an earlier attempt may have arrived: the mailbox of a local stack, which ignores keys, is searched first
 */
export type SendMail = (mail: Mail, key: string, isRepeat?: boolean) => Promise<Result<null, MailFailure>>

export type MailAccess = {
  /** The mail service; null leaves the mails to the mailbox. */
  readonly resend: { readonly apiKey: string; readonly url: string } | null
  /** Address of Mailpit, without a trailing slash: the mailbox of a local stack. */
  readonly mailpitUrl: string
  readonly from: { readonly name: string; readonly email: string }
  readonly timeoutMs: number
}

/** Makes the sender of mails: over Resend where it is set up, else into the mailbox of a local stack. */
export function createSendMail({ resend, mailpitUrl, from, timeoutMs }: MailAccess): SendMail {
  return async (mail, key, isRepeat = false) => {
    const messageId = `${key}@${from.email.split('@').at(-1)}`
    const request = resend
      ? forResend(mail, { ...resend, from, key })
      : { url: `${mailpitUrl}/api/v1/send`, headers: {}, body: forMailpit(mail, from, messageId) }
    try {
      if (!resend && isRepeat && (await isInMailbox(mailpitUrl, messageId, timeoutMs))) return ok(null)
      const response = await fetch(request.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...request.headers },
        body: JSON.stringify(request.body),
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (response.ok) return ok(null)
      const { status } = response
      return err({ code: status === 400 || status === 422 ? 'refused' : 'unavailable', status })
    } catch {
      return err({ code: 'unavailable', status: 0 })
    }
  }
}

const foundSchema = z.object({ messages_count: z.number() })

/** https://mailpit.axllent.org/docs/usage/search-filters/; throws when the mailbox does not answer as it should. */
async function isInMailbox(mailpitUrl: string, messageId: string, timeoutMs: number): Promise<boolean> {
  const query = new URLSearchParams({ query: `message-id:"${messageId}"` })
  const response = await fetch(`${mailpitUrl}/api/v1/search?${query}`, {
    signal: AbortSignal.timeout(timeoutMs),
  })
  return foundSchema.parse(await response.json()).messages_count > 0
}

/** https://resend.com/docs/api-reference/emails/send-email */
function forResend(
  { to, replyTo, subject, text, html, headers }: Mail,
  {
    apiKey,
    url,
    from,
    key,
  }: {
    readonly apiKey: string
    readonly url: string
    readonly from: MailAccess['from']
    readonly key: string
  },
) {
  return {
    url: `${url}/emails`,
    headers: { authorization: `Bearer ${apiKey}`, 'idempotency-key': key },
    body: {
      from: from.name ? `${from.name} <${from.email}>` : from.email,
      to: [to],
      ...(replyTo && { reply_to: replyTo }),
      ...(headers && { headers }),
      subject,
      text,
      html,
    },
  }
}

/** https://mailpit.axllent.org/docs/api-v1/ (send message) */
function forMailpit(
  { to, replyTo, subject, text, html, headers }: Mail,
  from: MailAccess['from'],
  messageId: string,
) {
  return {
    Headers: { 'Message-ID': `<${messageId}>`, ...headers },
    From: { Email: from.email, Name: from.name },
    To: [{ Email: to, Name: '' }],
    ...(replyTo && { ReplyTo: [{ Email: replyTo, Name: '' }] }),
    Subject: subject,
    Text: text,
    HTML: html,
  }
}
