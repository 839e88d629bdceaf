import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'smol-toml'
import { ROOT } from './run-command.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Mails that the hosted auth service may send in an hour. Its own limit, 30, is less than a busy hour of sign-ups. */
const MAILS_PER_HOUR = 300

const SENDER = /^\s*"?([^<>"]*[^<>"\s])"?\s*<([^<>\s]+@[^<>\s]+)>\s*$/
const EMAIL = /^[^@\s<>]+@[^@\s<>]+$/

/** What a production environment has to set, with the advice for each and the form of its value. */
const REQUIRED: readonly (readonly [name: string, advice: string, isUsable: (value: string) => boolean])[] = [
  ['FOYER_APP_URL', 'the public address of the app, such as https://app.example', isPublicOrigin],
  [
    'FOYER_SITES_DOMAIN',
    'the domain below which websites have their addresses, such as foyer.site',
    (value) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value),
  ],
  [
    'FOYER_MAIL_FROM',
    'the sender of all mails, such as Foyer <hello@app.example>',
    (value) => SENDER.test(value),
  ],
  ['FOYER_SMTP_HOST', 'the host of your mail server', (value) => /^[\w.-]+$/.test(value)],
  ['FOYER_SMTP_PORT', 'the port of your mail server, such as 587', (value) => /^\d{2,5}$/.test(value)],
  ['FOYER_SMTP_USER', 'the user name at your mail server', Boolean],
  ['FOYER_SMTP_PASSWORD', 'the password at your mail server', Boolean],
  ['FOYER_SUPPORT_EMAIL', 'the address that receives support requests', (value) => EMAIL.test(value)],
  [
    'VITE_COMPANY_NAME',
    'the legal name of the operator, which the terms, the privacy policy and all mails state',
    Boolean,
  ],
  ['VITE_COMPANY_ADDRESS', 'the postal address of the operator, which all of them state', Boolean],
  ['VITE_GOVERNING_LAW', 'the state whose law the terms name, such as Tennessee', Boolean],
  [
    'VITE_PROCESSORS',
    'the companies that handle data for you, as the privacy policy lists them, such as Supabase (database), Resend (mail)',
    Boolean,
  ],
  [
    'FOYER_PAYOUT_KEY',
    'at least 32 random characters, such as those of "openssl rand -base64 32": they encrypt the bank accounts of partners',
    (value) => value.length >= 32,
  ],
  ['RESEND_API_KEY', 'the Resend key that the functions send mails with', Boolean],
]

/** Lets the reader of websites open pages of the machine that it runs on. */
const FOR_TESTS = 'FOYER_READER_ALLOWS_LOOPBACK'

/** One sentence for each variable that is missing or has the wrong form; empty when a deploy can go ahead. */
export function findEnvironmentProblems(env: Environment): string[] {
  const problems = REQUIRED.flatMap(([name, advice, isUsable]) => {
    const value = env[name]?.trim()
    if (!value) return [`${name} is not set: set it to ${advice}.`]
    return isUsable(value) ? [] : [`${name} cannot be used: set it to ${advice}.`]
  })
  if (env[FOR_TESTS]) problems.push(`${FOR_TESTS} is set: it is for tests alone, so unset it.`)
  return problems
}

/**
 * Returns `supabase/config.toml` with the values of production added: the address of the app, the mail server, the
 * mail limit and no other redirect address. The password stays a reference, which the CLI resolves.
 *
 * @param env an environment in which {@link findEnvironmentProblems} found nothing
 */
export function createProductionConfig(env: Environment): string {
  const [, senderName = '', senderAddress = ''] = SENDER.exec(env.FOYER_MAIL_FROM ?? '') ?? []
  const production = {
    auth: {
      site_url: new URL(env.FOYER_APP_URL ?? '').origin,
      additional_redirect_urls: [],
      rate_limit: { email_sent: MAILS_PER_HOUR },
      email: {
        smtp: {
          enabled: true,
          host: env.FOYER_SMTP_HOST,
          port: Number(env.FOYER_SMTP_PORT),
          user: env.FOYER_SMTP_USER,
          pass: 'env(FOYER_SMTP_PASSWORD)',
          admin_email: senderAddress,
          sender_name: senderName,
        },
      },
    },
  }
  return stringify(merge(readConfig(), production))
}

/** The secrets that the functions read and that this environment sets, by the names in `[edge_runtime.secrets]`. */
export function readSecrets(env: Environment): Record<string, string> {
  const { edge_runtime: runtime } = readConfig()
  const names = isTable(runtime) && isTable(runtime.secrets) ? Object.keys(runtime.secrets) : []
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
}

type Table = Record<string, unknown>

const readConfig = (): Table => parse(readFileSync(join(ROOT, 'supabase', 'config.toml'), 'utf8'))

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function merge(base: Table, added: Table): Table {
  const merged = Object.entries(added).map(([key, value]) => {
    const present = base[key]
    return [key, isTable(present) && isTable(value) ? merge(present, value) : value] as const
  })
  return { ...base, ...Object.fromEntries(merged) }
}

function isPublicOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname, search, hash } = new URL(text)
  const isBare = pathname === '/' && !search && !hash
  return (
    protocol === 'https:' && isBare && hostname.includes('.') && !/^(127\.|0\.0\.0\.0$|\[)/.test(hostname)
  )
}
