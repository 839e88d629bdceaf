import { readFileSync } from 'node:fs'
import type { AuthStack } from '../auth.ts'
import type { OneTimeToken } from '../one-time-token.ts'
import type { UserRecord } from '../user-record.ts'
import { parseTemplate, type TemplateNode } from './parse-template.ts'
import { renderHtml, renderSubject } from './render-template.ts'

type MailKind = 'confirmation' | 'magic_link' | 'email_change'

type AuthMail = {
  readonly user: UserRecord
  /** Of an email change: the address that is to become the user's. */
  readonly newEmail?: string
  readonly to: string
  readonly token: OneTimeToken
  /** The `type` of the service's own link: `signup`, `magiclink`, `email_change`. */
  readonly verification: string
  readonly redirectTo: string
}

export type Mailer = { send(kind: MailKind, mail: AuthMail): Promise<void> }

/** For projects that configure no template of their own. */
const DEFAULTS: Record<MailKind, { subject: string; sentence: string }> = {
  confirmation: { subject: 'Confirm your email address', sentence: 'Confirm this address to sign in.' },
  magic_link: { subject: 'Your sign-in link', sentence: 'Sign in with this link.' },
  email_change: {
    subject: 'Confirm your new email address',
    sentence: 'Confirm the change from {{ .Email }} to {{ .NewEmail }}.',
  },
}

/** Reads and parses the templates of `[auth.email.template.*]` at once: a broken one is told at start. */
export function createMailer(stack: AuthStack, externalUrl: string): Mailer {
  const { auth, local_smtp } = stack.config
  const templates = {
    confirmation: loadTemplate(stack, 'confirmation'),
    magic_link: loadTemplate(stack, 'magic_link'),
    email_change: loadTemplate(stack, 'email_change'),
  }
  const from = {
    name: local_smtp.sender_name,
    address: local_smtp.admin_email,
  }

  return {
    async send(kind, mail) {
      const data = {
        SiteURL: auth.site_url,
        ConfirmationURL: confirmationUrl(`${externalUrl}/verify`, mail),
        Email: mail.user.email,
        NewEmail: mail.newEmail ?? '',
        SendingTo: mail.to,
        Token: mail.token.code,
        TokenHash: mail.token.hash,
        Data: mail.user.user_metadata,
        RedirectTo: mail.redirectTo,
      }
      const { subject, html } = templates[kind]
      await stack.mailbox.send({
        from,
        to: [{ name: '', address: mail.to }],
        subject: renderSubject(subject, data),
        html: renderHtml(html, data),
      })
    },
  }
}

type Template = { readonly subject: readonly TemplateNode[]; readonly html: readonly TemplateNode[] }

function loadTemplate(stack: AuthStack, kind: MailKind): Template {
  const configured = stack.config.auth.email.template?.[kind]
  const { subject, sentence } = DEFAULTS[kind]
  try {
    const html = configured?.content_path
      ? readFileSync(configured.content_path, 'utf8')
      : `<p>${sentence}</p><p><a href="{{ .ConfirmationURL }}">Continue</a></p><p>Or enter this code: {{ .Token }}</p>`
    return { subject: parseTemplate(configured?.subject ?? subject), html: parseTemplate(html) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`auth.email.template.${kind}: ${reason}`)
  }
}

/** The hosted service leaves the address as it is unless it would end the parameter. */
function confirmationUrl(verifyUrl: string, { token, verification, redirectTo }: AuthMail): string {
  const target = /[&=#]/.test(redirectTo) ? encodeURIComponent(redirectTo) : redirectTo
  return `${verifyUrl}?token=${token.hash}&type=${verification}&redirect_to=${target}`
}
