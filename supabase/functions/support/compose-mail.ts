import { SUPPORT_TOPICS } from '@foyer/shared/api/support.ts'
import { escapeHtml } from '../_shared/escape-html.ts'
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

/** Writes the mail to the support; an answer to it goes to the person who asked. */
export function composeMail(request: StoredRequest, supportEmail: string): Mail {
  const topic = SUPPORT_TOPICS.find(({ id }) => id === request.topic)?.label ?? request.topic
  const sender = oneLine(request.name ?? request.email)
  const facts = [
    ['From', request.name ? `${oneLine(request.name)}, ${request.email}` : request.email],
    ['Practice', oneLine(request.practice ?? '')],
    ['Topic', topic],
    ['Page', oneLine(request.page ?? '')],
    ['Sent', request.created_at],
    ['Request', request.id],
  ].filter(([, value]) => value)
  return {
    to: supportEmail,
    replyTo: request.email,
    subject: `${topic}: ${sender}`,
    text: `${request.message}\n\n--\n${facts.map(([name, value]) => `${name}: ${value}`).join('\n')}\n`,
    html: `<!doctype html>
<html lang="en">
<body style="margin:24px;font:16px/1.5 system-ui,sans-serif;color:#12231c;background:#ffffff">
<div style="max-width:560px;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(request.message)}</div>
<table style="margin-top:24px;border-top:1px solid #d3dbd2;font-size:14px;color:#4a5a52">
${facts.map(([name = '', value = '']) => `<tr><th style="padding:4px 16px 0 0;text-align:left">${name}</th><td style="padding:4px 0 0;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`).join('\n')}
</table>
</body>
</html>
`,
  }
}

/** Typed text may contain line breaks; a subject and a fact are one line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
