import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, expect } from 'vitest'
import { loadConfig, type StackConfig } from '../config.ts'
import type { StackContext } from '../context.ts'
import { openMemoryDatabase } from '../database/database.ts'
import { createKeys } from '../keys.ts'
import type { AuthOptions } from './auth.ts'
import { createAuthService } from './auth-service.ts'

const API_URL = 'http://127.0.0.1:54321'
const SITE_URL = 'http://127.0.0.1:3000'

type AuthSettings = StackConfig['auth']
type Overrides = Partial<Omit<AuthSettings, 'email'>> & { readonly email?: Partial<AuthSettings['email']> }
type Mail = Parameters<StackContext['mailbox']['send']>[0]

export const anyUuid = expect.stringMatching(/^[0-9a-f-]{36}$/)
export const anyTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/**
 * Opens the auth service alone, for one test file: an in-memory database, a clock that the test moves, a mailbox to read.
 */
export async function openAuthTestKit() {
  const keys = await createKeys()
  const database = await openMemoryDatabase()
  afterAll(() => database.close())
  const config = readConfig()
  const mails: Mail[] = []
  let clockMs = Date.now()
  let isMailboxDown = false

  const mailbox: Pick<StackContext['mailbox'], 'send'> = {
    send: async (mail) => {
      if (isMailboxDown) throw new Error('the mailbox is down')
      mails.push(mail)
      return String(mails.length)
    },
  }

  /** Another service over the same users, with other settings. */
  function serve(overrides: Overrides = {}, options: AuthOptions = {}) {
    const auth = { ...config.auth, ...overrides, email: { ...config.auth.email, ...overrides.email } }
    const context = { config: { ...config, auth }, database, keys, mailbox, apiUrl: API_URL }
    const app = createAuthService(context, { now: () => new Date(clockMs), ...options })
    const request = async (path: string, init: RequestInit = {}) => app.request(path, init)
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'x-supabase-api-version': '2024-01-01', ...headers },
      })
    const client = (options: { key?: string } = {}): SupabaseClient =>
      createClient(API_URL, options.key ?? keys.anonKey, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { fetch: (input, init) => request(String(input).replace(`${API_URL}/auth/v1`, ''), init) },
      })
    return { request, post, client }
  }

  const auth = serve()
  let addresses = 0
  /** Returns an address that no test used before. */
  const newAddress = () => `person${++addresses}@example.com`
  const newestMail = (address: string) => readMail(mails.findLast((mail) => isTo(mail, address)))

  /** Signs a person in by the mailed code. */
  async function signIn(email = newAddress(), service = auth) {
    const client = service.client()
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull()
    const { code } = newestMail(email)
    const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'email' })
    expect(error).toBeNull()
    if (!data.session || !data.user) throw new Error('no session')
    return { client, email, session: data.session, user: data.user }
  }

  return {
    serve,
    /** The service with the settings of the product. */
    auth,
    newAddress,
    signIn,
    refresh: (token: string) => auth.post('/token?grant_type=refresh_token', { refresh_token: token }),
    keys,
    database,
    advance: (seconds: number) => {
      clockMs += seconds * 1000
    },
    breakMailbox: (isDown: boolean) => {
      isMailboxDown = isDown
    },
    countMails: (address: string) => mails.filter((mail) => isTo(mail, address)).length,
    /** The link and the code of the newest mail to `address`. */
    readMail: newestMail,
  }
}

/** The CLI's defaults, but for what the product changes and for limits that a test sets where it means them. */
function readConfig(): StackConfig {
  const project = mkdtempSync(join(tmpdir(), 'auth-test-'))
  mkdirSync(join(project, 'supabase'))
  writeFileSync(
    join(project, 'supabase', 'config.toml'),
    `[auth]
    site_url = "${SITE_URL}"
    additional_redirect_urls = ["https://app.example/**"]
    [auth.rate_limit]
    token_refresh = 1000
    sign_in_sign_ups = 1000
    token_verifications = 1000
    [auth.email]
    enable_confirmations = true
    max_frequency = "60s"
    otp_expiry = 86400
    otp_length = 8
    [auth.email.template.confirmation]
    subject = "Confirm your email address: {{ .Token }} {{ .TokenHash }}"
    [auth.email.template.magic_link]
    subject = "Your sign-in link: {{ .Token }} {{ .TokenHash }}"
    [auth.email.template.email_change]
    subject = "Confirm your new email address: {{ .Token }} {{ .TokenHash }}"`,
  )
  try {
    return loadConfig(project, {})
  } finally {
    rmSync(project, { recursive: true })
  }
}

const isTo = (mail: Mail, address: string) => mail.to.some((recipient) => recipient.address === address)

function readMail(mail: Mail | undefined) {
  const [, subject, code, hash] = /^(.*): (\d+) (\w+)$/.exec(mail?.subject ?? '') ?? []
  if (subject === undefined || code === undefined || hash === undefined) throw new Error('no such mail')
  return { subject, code, hash }
}
