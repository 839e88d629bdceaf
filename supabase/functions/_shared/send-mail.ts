import { err, ok, type Result } from '@foyer/shared/result.ts'

export type Mail = {
  readonly to: string
  /** Where an answer goes; left out, to the sender. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** `refused`: the service does not take this mail; `unavailable`: it did not answer as it should, try again. */
type MailFailure = { readonly code: 'refused' | 'unavailable'; readonly status: number }

/**
 * Sends one mail.
 *
 * @param key names the mail: sent again under the same key within a day, it is not sent twice (where the service knows keys)
 */
export type SendMail = (mail: Mail, key: string) => Promise<Result<null, MailFailure>>

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
  return async (mail, key) => {
    const request = resend
      ? forResend(mail, { ...resend, from, key })
      : { url: `${mailpitUrl}/api/v1/send`, headers: {}, body: forMailpit(mail, from) }
    try {
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

/** https://resend.com/docs/api-reference/emails/send-email */
function forResend(
  { to, replyTo, subject, text, html }: Mail,
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
      subject,
      text,
      html,
    },
  }
}

/** https://mailpit.axllent.org/docs/api-v1/ (send message) */
function forMailpit({ to, replyTo, subject, text, html }: Mail, from: MailAccess['from']) {
  return {
    From: { Email: from.email, Name: from.name },
    To: [{ Email: to, Name: '' }],
    ...(replyTo && { ReplyTo: [{ Email: replyTo, Name: '' }] }),
    Subject: subject,
    Text: text,
    HTML: html,
  }
}
