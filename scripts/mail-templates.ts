import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeOperator } from '../packages/shared/src/contact/operator.ts'
import { ROOT } from './run-command.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The mails of the auth service, by their `[auth.email.template.*]` in config.toml. */
const FILES = {
  confirmation: 'sign-in.html',
  magic_link: 'sign-in.html',
  recovery: 'sign-in.html',
  email_change: 'email-change.html',
} as const

/** The files in supabase/templates. */
export const MAIL_TEMPLATES = [...new Set(Object.values(FILES))]

/** Where a template names the operator. A mail program shows no comment, so a template is complete without it, too. */
const MARK = '<!-- operator -->'

/**
 * Returns a mail template of the auth service with the operator's name and address, which the service cannot look up
 * itself: the same as below all other mails.
 *
 * @throws Error when the template has no place for them
 */
export function fillMailTemplate(file: string, env: Environment): string {
  const html = readFileSync(join(ROOT, 'supabase', 'templates', file), 'utf8')
  if (!html.includes(MARK)) throw new Error(`supabase/templates/${file} has no ${MARK}.`)
  const operator = describeOperator(env.VITE_COMPANY_NAME, env.VITE_COMPANY_ADDRESS)
  return html.replaceAll(MARK, () => `${escapeForTemplate(operator)}<br>`)
}

/** Overrides of config.toml by which the embedded stack sends the filled templates. */
export function mailTemplateOverrides(env: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(FILES).map(([kind, file]) => [
      `SUPABASE_AUTH_EMAIL_TEMPLATE_${kind.toUpperCase()}_CONTENT`,
      fillMailTemplate(file, env),
    ]),
  )
}

/** For HTML, and without braces, which are actions of the template. */
function escapeForTemplate(text: string): string {
  return text.replace(/[&<>"'{}]/g, (character) => `&#${character.charCodeAt(0)};`)
}
