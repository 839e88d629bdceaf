import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sharedTestStack } from './shared-test-stack.ts'
import { APP } from './start-test-stack.ts'

const stack = await sharedTestStack()
let people = 0

const newAddress = () => `auth.person${++people}@example.com`

function newClient(key = stack.keys.publishableKey): SupabaseClient {
  return createClient(stack.apiUrl, key, { auth: { persistSession: false, autoRefreshToken: false } })
}

const searchSchema = z.object({ messages: z.array(z.object({ ID: z.string() })) })
const messageSchema = z.object({ HTML: z.string(), Subject: z.string() })

/** The newest mail to `address`, read as a person would: its link and its code. */
async function readMail(address: string) {
  const api = `${stack.mailboxUrl}/api/v1`
  const found = await fetch(`${api}/search?query=${encodeURIComponent(`to:${address}`)}`)
  const [newest] = searchSchema.parse(await found.json()).messages
  const { HTML, Subject } = messageSchema.parse(await (await fetch(`${api}/message/${newest?.ID}`)).json())
  const link = new URL(/class="action" href="([^"]+)"/.exec(HTML)?.[1]?.replaceAll('&amp;', '&') ?? '')
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

describe('through the gateway, with the real client and the product’s mails', () => {
  it('mails a link to the confirmation page whose hash signs in once', async () => {
    const email = newAddress()
    const client = newClient()
    const emailRedirectTo = `${APP}/onboarding/onboarding-guide`
    await client.auth.signInWithOtp({ email, options: { emailRedirectTo, data: { firstName: 'Dana' } } })
    const { link, hash } = await readMail(email)
    expect(`${link.origin}${link.pathname}`).toBe(`${APP}/auth/confirm`)
    expect(link.searchParams.get('redirect_to')).toBe(emailRedirectTo)
    const { data } = await client.auth.verifyOtp({ token_hash: hash, type: 'email' })
    expect(data.user?.user_metadata).toEqual({ email_verified: true })
    expect((await newClient().auth.verifyOtp({ token_hash: hash, type: 'email' })).error?.code).toBe(
      'otp_expired',
    )
  })

  it("accepts the session's token in the database as its user", async () => {
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

  it('refreshes sessions and ends them by scope', async () => {
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

  it('changes an address after both mails are confirmed', async () => {
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

  it('allows administration with the secret key only', async () => {
    const { user } = await signIn()
    expect((await newClient().auth.admin.getUserById(user.id)).error?.code).toBe('not_admin')
    const { admin } = newClient(stack.keys.secretKey).auth
    expect((await admin.deleteUser(user.id)).error).toBeNull()
    expect((await admin.getUserById(user.id)).error?.code).toBe('user_not_found')
  })

  it('answers 501 to sign-up with a password', async () => {
    const { error } = await newClient().auth.signUp({ email: newAddress(), password: 'correct horse' })
    expect(error).toMatchObject({ status: 501, message: expect.stringContaining('POST /signup') })
  })
})
