import { readFileSync } from 'node:fs'
import type { StackContext } from '../context.ts'
import { renderHtml, renderSubject, type TemplateData } from './mail-template.ts'

type MailKind = 'confirmation' | 'magic_link' | 'email_change'

type AuthMail = {
  readonly to: string
  readonly email: string
  /** The address that an email change asks for; otherwise empty. */
  readonly newEmail: string
  readonly token: { readonly code: string; readonly hash: string }
  readonly redirectTo: string
}

export type Mailer = { send(kind: MailKind, mail: AuthMail): Promise<void> }

type Template = { readonly subject: string; readonly html: string }
/** For tests that configure no template. */
const DEFAULT: Template = { subject: 'Your code', html: '<p>Your code: {{ .Token }}</p>' }

/** Reads the templates of `[auth.email.template.*]` and tries them, so that a broken one stops the start. */
export function createMailer(
  { auth, local_smtp }: StackContext['config'],
  mailbox: Pick<StackContext['mailbox'], 'send'>,
): Mailer {
  const templates = {
    confirmation: loadTemplate(auth, 'confirmation'),
    magic_link: loadTemplate(auth, 'magic_link'),
    email_change: loadTemplate(auth, 'email_change'),
  }
  const from = { name: local_smtp.sender_name, address: local_smtp.admin_email }
  return {
    async send(kind, mail) {
      const data = dataOf(auth.site_url, mail)
      const { subject, html } = templates[kind]
      await mailbox.send({
        from,
        to: [{ name: '', address: mail.to }],
        subject: renderSubject(subject, data),
        html: renderHtml(html, data),
      })
    },
  }
}

function dataOf(siteUrl: string, { to, email, newEmail, token, redirectTo }: AuthMail): TemplateData {
  return {
    SiteURL: siteUrl,
    Email: email,
    NewEmail: newEmail,
    SendingTo: to,
    Token: token.code,
    TokenHash: token.hash,
    RedirectTo: redirectTo,
  }
}

function loadTemplate(auth: StackContext['config']['auth'], kind: MailKind): Template {
  const { subject = DEFAULT.subject, content, content_path: path } = auth.email.template[kind] ?? {}
  try {
    const html = content || (path === undefined ? DEFAULT.html : readFileSync(path, 'utf8'))
    const sample = { to: '', email: '', newEmail: '', token: { code: '', hash: '' }, redirectTo: '' }
    renderSubject(subject, dataOf(auth.site_url, sample))
    renderHtml(html, dataOf(auth.site_url, sample))
    return { subject, html }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`auth.email.template.${kind}: ${reason}`)
  }
}
