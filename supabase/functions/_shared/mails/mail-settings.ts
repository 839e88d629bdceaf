// Settings of the functions that send mails.
import { isEmail } from '@foyer/shared/contact/email.ts'
import { describeOperator } from '@foyer/shared/contact/operator.ts'
import { z } from 'zod'
import { addressVariable, optionalVariable } from '../settings.ts'
import type { MailAccess } from './send-mail.ts'

const withoutSlash = (address: string) => address.replace(/\/+$/, '')

/** The variables of a function that sends mails; none of them has to be set. */
export const mailVariables = {
  RESEND_API_KEY: optionalVariable,
  RESEND_URL: optionalVariable
    .transform((value) => value ?? 'https://api.resend.com')
    .pipe(addressVariable.transform(withoutSlash)),
  /** The embedded stack sets it; the default is where `supabase start` has its mailbox for functions. */
  MAILPIT_URL: optionalVariable
    .transform((value) => value ?? 'http://inbucket:8025')
    .pipe(addressVariable.transform(withoutSlash)),
  /** `Name <address>`, or the address alone. */
  FOYER_MAIL_FROM: optionalVariable
    .transform((value) => readSender(value ?? 'Foyer <hello@foyer.example>'))
    .pipe(
      z.object({
        name: z.string(),
        email: z.string().refine(isEmail, 'set an address, or a name with <an address> behind it'),
      }),
    ),
  /** The variables of the build of the app, whose pages say the same. */
  VITE_COMPANY_NAME: optionalVariable,
  VITE_COMPANY_ADDRESS: optionalVariable,
}

/** Names who sends the mails: the operator, with the postal address if there is one. */
export function readOperator(env: z.output<z.ZodObject<typeof mailVariables>>): string {
  return describeOperator(env.VITE_COMPANY_NAME, env.VITE_COMPANY_ADDRESS)
}

/** Returns the mail service of these settings. */
export function readMailAccess(
  env: z.output<z.ZodObject<typeof mailVariables>>,
): Omit<MailAccess, 'timeoutMs'> {
  return {
    resend: env.RESEND_API_KEY ? { apiKey: env.RESEND_API_KEY, url: env.RESEND_URL } : null,
    mailpitUrl: env.MAILPIT_URL,
    from: env.FOYER_MAIL_FROM,
  }
}

function readSender(sender: string): { name: string; email: string } {
  const [, name = '', email = ''] = /^([^<>]*)<([^<>]*)>$/.exec(sender) ?? ['', '', sender]
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), email: email.trim() }
}
