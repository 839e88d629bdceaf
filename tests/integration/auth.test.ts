import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import recorded from './fixtures/supabase-js-wire.json' with { type: 'json' }
import { startTestStack } from './start-test-stack.ts'

const SITE = 'http://127.0.0.1:5173'

let stack: Awaited<ReturnType<typeof startTestStack>>
let people = 0

beforeAll(async () => {
  stack = await startTestStack({ env: { FOYER_APP_URL: SITE } })
})
afterAll(() => stack.stop())

const newAddress = () => `auth.person${++people}@example.com`

function newClient(
  flowType: 'implicit' | 'pkce' = 'implicit',
  key = stack.keys.publishableKey,
): SupabaseClient {
  return createClient(stack.apiUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false, flowType },
  })
}

const rowSchema = z.object({
  label: z.string(),
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string().optional(),
})
const searchSchema = z.object({ messages: z.array(z.object({ ID: z.string() })) })
const messageSchema = z.object({ HTML: z.string(), Subject: z.string() })

/** The newest mail to `address`, read as a person would: its link and its code. */
async function readMail(address: string) {
  const api = `${stack.mailboxUrl}/api/v1`
  const found = await fetch(`${api}/search?query=${encodeURIComponent(`to:${address}`)}`)
  const [newest] = searchSchema.parse(await found.json()).messages
  const { HTML, Subject } = messageSchema.parse(await (await fetch(`${api}/message/${newest?.ID}`)).json())
  const link = new URL(/class="press" href="([^"]+)"/.exec(HTML)?.[1]?.replaceAll('&amp;', '&') ?? '')
  const code = /^(\d{4}) (\d{4}) is your Foyer sign-in code$/.exec(Subject)?.slice(1).join('') ?? ''
  return { link, code, hash: link.searchParams.get('token_hash') ?? '' }
}

async function signIn(email = newAddress(), client = newClient()) {
  expect((await client.auth.signInWithOtp({ email })).error).toBeNull()
  const { code } = await readMail(email)
  const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'email' })
  if (!data.session || !data.user) throw error
  return { client, email, session: data.session, user: data.user }
}

describe('what supabase-js 2.119 was recorded to send', () => {
  const rows = recorded.filter(({ url }) => url?.includes('/auth/v1/')).map((row) => rowSchema.parse(row))
  const replayed = new Set<unknown>()

  /** Sends a recorded request as it is, but to this stack, with its keys, and with `replacements` in address and body. */
  async function replay(
    label: string,
    replacements: Record<string, string> = {},
    token?: string,
    method?: string,
  ) {
    const row = rows.find((one) => one.label === label && (method ?? one.method) === one.method)
    if (row === undefined) throw new Error(`no recording called ${label}`)
    replayed.add(row)
    const key = row.headers.apikey === 'SECRET_KEY' ? stack.keys.secretKey : stack.keys.publishableKey
    const fill = (text: string) =>
      Object.entries(replacements).reduce((filled, [old, now]) => filled.replace(old, now), text)
    return fetch(fill(row.url).replace('http://127.0.0.1:54321', stack.apiUrl), {
      method: row.method,
      headers: { ...row.headers, apikey: key, authorization: `Bearer ${token ?? key}` },
      ...(row.body ? { body: fill(row.body) } : {}),
    })
  }

  const session = {
    access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expect.any(Number),
    refresh_token: expect.stringMatching(/^[a-z0-9]{12}$/),
  }
  const userOf = (email: string) => ({
    id: expect.any(String),
    aud: 'authenticated',
    role: 'authenticated',
    email,
  })

  it('signInWithOtp: 200 and an empty object, then 429', async () => {
    const email = newAddress()
    const sent = await replay('auth.signInWithOtp implicit', { 'a@example.com': email })
    expect([sent.status, await sent.text()]).toEqual([200, '{}'])
    const refused = await replay('auth.signInWithOtp 429', { 'a@example.com': email })
    expect([refused.status, refused.headers.get('x-supabase-api-version'), await refused.json()]).toEqual([
      429,
      '2024-01-01',
      {
        code: 'over_email_send_rate_limit',
        message: expect.stringMatching(
          /^For security purposes, you can only request this after \d+ seconds\.$/,
        ),
      },
    ])
  })

  it('signInWithOtp for known users only, with a captcha token', async () => {
    const { email } = await signIn()
    const sent = await replay('auth.signInWithOtp captcha', { 'a@example.com': email })
    expect([sent.status, await sent.text()]).toEqual([200, '{}'])
  })

  it('verifyOtp by code and by hash: 200 and a session', async () => {
    for (const label of ['auth.verifyOtp email', 'auth.verifyOtp token_hash']) {
      const email = newAddress()
      await newClient().auth.signInWithOtp({ email })
      const { code, hash } = await readMail(email)
      const verified = await replay(label, { 'a@example.com': email, '123456': code, deadbeef: hash })
      expect(verified.status).toBe(200)
      expect(await verified.json()).toEqual({ ...session, user: expect.objectContaining(userOf(email)) })
    }
  })

  it('getUser, getClaims of an HS256 token, updateUser, refreshSession and signOut', async () => {
    const { email, session: first, user } = await signIn()
    const shown = await replay('auth.getUser', {}, first.access_token)
    expect([shown.status, await shown.json()]).toEqual([200, user])
    const shared = await new SignJWT({ role: 'authenticated' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(user.id)
      .setExpirationTime('1h')
      .sign(stack.keys.jwtSecret)
    expect((await replay('auth.getClaims', {}, shared)).status).toBe(200)
    const updated = await replay('auth.updateUser', {}, first.access_token)
    expect(updated.status).toBe(200)
    expect(await updated.json()).toMatchObject({ id: user.id, user_metadata: { full_name: 'A' } })
    const refreshed = await replay('auth.refreshSession', { abcdefghijkl: first.refresh_token })
    expect(refreshed.status).toBe(200)
    const next = z.looseObject({ access_token: z.string() }).parse(await refreshed.json())
    expect(next).toEqual({ ...session, user: expect.objectContaining(userOf(email)) })
    const signedOut = await replay('auth.signOut', {}, next.access_token)
    expect([signedOut.status, await signedOut.text()]).toEqual([204, ''])
    const after = await replay('auth.getUser', {}, next.access_token)
    expect(await after.json()).toMatchObject({ code: 'session_not_found' })
  })

  it('signInWithOtp and exchangeCodeForSession of PKCE, and signOut local', async () => {
    const email = newAddress()
    expect((await replay('auth.signInWithOtp pkce', { 'a@example.com': email })).status).toBe(200)
    const { hash } = await readMail(email)
    const followed = await fetch(
      `${stack.apiUrl}/auth/v1/verify?token=${hash}&type=signup&redirect_to=http://127.0.0.1:3000/cb`,
      { redirect: 'manual' },
    )
    expect(followed.status).toBe(303)
    const code = new URL(followed.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const exchanged = await replay('auth.exchangeCodeForSession', {
      '0f1e2d3c-0000-4000-8000-000000000000': code,
    })
    expect(exchanged.status).toBe(200)
    const granted = z.looseObject({ access_token: z.string() }).parse(await exchanged.json())
    expect(granted).toEqual({ ...session, user: expect.objectContaining(userOf(email)) })
    expect((await replay('auth.signOut local', {}, granted.access_token)).status).toBe(204)
  })

  it('createUser, listUsers, getUserById and deleteUser', async () => {
    const created = await replay('admin.createUser', { 'x@y.z': newAddress() })
    expect(created.status).toBe(200)
    const user = z.looseObject({ id: z.string() }).parse(await created.json())
    expect(user).toMatchObject({ email_confirmed_at: expect.any(String), user_metadata: { a: 1 } })
    const listed = await replay('admin.listUsers')
    expect([listed.status, await listed.json()]).toEqual([
      200,
      { users: expect.arrayContaining([user]), aud: 'authenticated' },
    ])
    const id = { '11111111-1111-1111-1111-111111111111': user.id }
    const shown = await replay('admin.getUserById', id)
    expect([shown.status, await shown.json()]).toEqual([200, user])
    expect((await replay('admin.deleteUser', id, undefined, 'GET')).status).toBe(200)
    const deleted = await replay('admin.deleteUser', id, undefined, 'DELETE')
    expect([deleted.status, await deleted.json()]).toEqual([200, {}])
    expect((await replay('admin.getUserById', id)).status).toBe(404)
  })

  it('generateLink and inviteUserByEmail are left out by name', async () => {
    for (const label of ['admin.generateLink', 'admin.inviteUserByEmail']) {
      const answer = await replay(label)
      expect(answer.status).toBe(501)
      expect(await answer.json()).toMatchObject({
        message: expect.stringMatching(/POST \/(admin\/generate_link|invite) /),
      })
    }
  })

  it('leaves no recording out', () => {
    expect(rows.filter((row) => !replayed.has(row))).toEqual([])
  })
})

describe('through the gateway, with the real client and the product’s mails', () => {
  it('a mailed link leads to the page that asks, and its hash signs in once', async () => {
    const email = newAddress()
    const client = newClient()
    const emailRedirectTo = `${SITE}/onboarding/onboarding-guide`
    await client.auth.signInWithOtp({ email, options: { emailRedirectTo, data: { firstName: 'Dana' } } })
    const { link, hash } = await readMail(email)
    expect(`${link.origin}${link.pathname}`).toBe(`${SITE}/auth/confirm`)
    expect(link.searchParams.get('redirect_to')).toBe(emailRedirectTo)
    const { data } = await client.auth.verifyOtp({ token_hash: hash, type: 'email' })
    expect(data.user?.user_metadata).toEqual({ firstName: 'Dana', email_verified: true })
    expect((await newClient().auth.verifyOtp({ token_hash: hash, type: 'email' })).error?.code).toBe(
      'otp_expired',
    )
  })

  it('an implicit link hands the session to the client in the fragment', async () => {
    const email = newAddress()
    await newClient().auth.signInWithOtp({ email })
    const { hash } = await readMail(email)
    const answer = await fetch(`${stack.apiUrl}/auth/v1/verify?token=${hash}&type=email`, {
      redirect: 'manual',
    })
    const location = new URL(answer.headers.get('location') ?? '')
    expect(location.origin).toBe(SITE)
    const fragment = new URLSearchParams(location.hash.slice(1))
    const { data, error } = await newClient().auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
  })

  it('the token that a session carries opens the database as its user', async () => {
    const { client, user } = await signIn()
    const { data } = await client.auth.getClaims()
    expect(data?.header.alg).toBe('ES256')
    expect(data?.claims).toMatchObject({ sub: user.id, iss: `${stack.apiUrl}/auth/v1` })
    const uid = await stack.database.asCaller(
      { role: 'authenticated', claims: data?.claims ?? {} },
      {},
      async (tx) => {
        const { rows } = await tx.query('select auth.uid(), auth.role(), auth.email()')
        return rows[0]
      },
    )
    expect(uid).toEqual({ uid: user.id, role: 'authenticated', email: user.email })
  })

  it('sessions refresh and end by scope', async () => {
    const { client, session, user } = await signIn()
    const { data } = await client.auth.refreshSession()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    expect((await client.auth.signOut({ scope: 'others' })).error).toBeNull()
    expect((await client.auth.getUser()).data.user?.id).toBe(user.id)
    expect((await client.auth.signOut({ scope: 'global' })).error).toBeNull()
    const { error } = await newClient().auth.refreshSession({
      refresh_token: data.session?.refresh_token ?? '',
    })
    expect(error?.code).toBe('refresh_token_not_found')
  })

  it('an address is changed once both mails are confirmed', async () => {
    const { client, email } = await signIn()
    const wanted = newAddress()
    expect((await client.auth.updateUser({ email: wanted })).data.user?.new_email).toBe(wanted)
    for (const address of [wanted, email]) {
      const { link, hash } = await readMail(address)
      expect(link.searchParams.get('type')).toBe('email_change')
      expect((await client.auth.verifyOtp({ token_hash: hash, type: 'email_change' })).error).toBeNull()
    }
    expect((await client.auth.getUser()).data.user?.email).toBe(wanted)
  })

  it('the secret key administers, the publishable key does not', async () => {
    const { user } = await signIn()
    expect((await newClient().auth.admin.getUserById(user.id)).error?.code).toBe('not_admin')
    const { admin } = newClient('implicit', stack.keys.secretKey).auth
    expect((await admin.deleteUser(user.id)).error).toBeNull()
    expect((await admin.getUserById(user.id)).error?.code).toBe('user_not_found')
  })

  it('what is left out says so', async () => {
    const { error } = await newClient().auth.signUp({ email: newAddress(), password: 'correct horse' })
    expect(error).toMatchObject({ status: 501, message: expect.stringContaining('POST /signup') })
  })
})
