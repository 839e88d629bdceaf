// From a capture through the sign-up to the profile, with the client the app uses.
import { randomUUID } from 'node:crypto'
import type { Database } from '@foyer/shared/database.types.ts'
import { parseReferralCode } from '@foyer/shared/referrals/referral-code.ts'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { sharedTestStack } from './shared-test-stack.ts'

const stack = await sharedTestStack()
let people = 0

const newEmail = () => `person${++people}@practice.example`
const withoutStorage = { auth: { persistSession: false, autoRefreshToken: false } }
const newClient = () => createClient<Database>(stack.apiUrl, stack.keys.publishableKey, withoutStorage)
const admin = () => createClient<Database>(stack.apiUrl, stack.keys.secretKey, withoutStorage)

async function capture(email: string): Promise<void> {
  const response = await fetch(`${stack.apiUrl}/functions/v1/capture-lead`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'cf-connecting-ip': `198.51.100.${++people}` },
    body: JSON.stringify({ email, submission_id: randomUUID(), ref: 'ABCD2345' }),
  })
  expect(response.status).toBe(200)
}

async function profilesOfLeads(email: string): Promise<(string | null)[]> {
  const { data, error } = await admin().from('leads').select('profile_id').eq('email', email)
  if (error) throw error
  return data.map(({ profile_id }) => profile_id)
}

async function askForCode(
  client: SupabaseClient<Database>,
  email: string,
  data?: Readonly<Record<string, string>>,
): Promise<string> {
  const { error } = await client.auth.signInWithOtp({ email, ...(data && { options: { data } }) })
  if (error) throw error
  const mail = stack.mailbox
    .list()
    .find(({ to }) => to.some(({ address }) => address === email.toLowerCase()))
  return mail?.subject.replace(/\D/g, '') ?? ''
}

async function signUp(email: string, data?: Readonly<Record<string, string>>) {
  const client = newClient()
  const token = await askForCode(client, email, data)
  const verified = await client.auth.verifyOtp({ email, token, type: 'email' })
  if (!verified.data.user) throw verified.error
  return { client, userId: verified.data.user.id }
}

describe('a sign-up', () => {
  test('makes a profile with a referral code, and with no word of whoever asked for the mail', async () => {
    const email = newEmail()
    const asked = { firstName: 'Mallory', lastName: 'Evil', companyName: 'Worst Clinic', startsAs: 'partner' }
    // A stranger asks; the owner reads the code in the own mailbox.
    const token = await askForCode(newClient(), email, { ...asked, picture: 'x'.repeat(100_000) })
    const client = newClient()
    const { data: opened } = await client.auth.verifyOtp({ email, token, type: 'email' })
    const userId = opened.user?.id
    expect(opened.user?.user_metadata).toEqual({ email_verified: true })
    expect(opened.session?.access_token.length).toBeLessThan(2000)
    const { data } = await client.from('profiles').select().single()
    expect(data).toMatchObject({
      id: userId,
      first_name: null,
      last_name: null,
      company_name: null,
      starts_as: 'practice',
    })
    expect(parseReferralCode(data?.referral_code ?? '')).toBe(data?.referral_code)
  })

  test('ties the leads of the email when it is confirmed, and not before', async () => {
    const [email, other] = [newEmail(), newEmail()]
    await capture(email)
    await capture(email.toUpperCase())
    await capture(other)
    const client = newClient()
    const token = await askForCode(client, email.toUpperCase(), { firstName: other })
    expect(await profilesOfLeads(email)).toEqual([null, null])
    const { data } = await client.auth.verifyOtp({ email, token, type: 'email' })
    expect(await profilesOfLeads(email)).toEqual([data.user?.id, data.user?.id])
    expect(await profilesOfLeads(other)).toEqual([null])
  })

  test('that is never confirmed ties nothing, whatever its metadata says', async () => {
    const email = newEmail()
    await capture(email)
    await askForCode(newClient(), email)
    const { client } = await signUp(newEmail(), { companyName: email })
    await client.auth.updateUser({ data: { email, email_verified: true } })
    expect(await profilesOfLeads(email)).toEqual([null])
  })
})

describe('an owner', () => {
  test('changes the names and nothing else', async () => {
    const { client, userId } = await signUp(newEmail(), { firstName: 'Ana' })
    const before = await client.from('profiles').select().single()
    const changed = await client
      .from('profiles')
      .update({ first_name: 'Anna', company_name: null })
      .eq('id', userId)
      .select()
      .single()
    expect(changed.error).toBeNull()
    expect(changed.data).toMatchObject({ first_name: 'Anna', referral_code: before.data?.referral_code })
    expect(Date.parse(changed.data?.updated_at ?? '')).toBeGreaterThan(
      Date.parse(before.data?.updated_at ?? ''),
    )
    const { error } = await client.from('profiles').update({ referral_code: 'AAAAAAAA' }).eq('id', userId)
    expect(error?.code).toBe('42501')
  })

  test('agrees to a version of the terms, once or twice', async () => {
    const { client, userId } = await signUp(newEmail())
    const agree = () =>
      client.from('consents').upsert(
        [
          { document: 'terms', version: '2026-11-21' },
          { document: 'privacy', version: '2026-11-21' },
        ],
        { onConflict: 'profile_id,document,version', ignoreDuplicates: true },
      )
    expect((await agree()).error).toBeNull()
    expect((await agree()).error).toBeNull()
    const { data } = await client.from('consents').select().order('document')
    expect(data).toEqual([
      { profile_id: userId, document: 'privacy', version: '2026-11-21', accepted_at: expect.any(String) },
      { profile_id: userId, document: 'terms', version: '2026-11-21', accepted_at: expect.any(String) },
    ])
  })

  test('sees nobody else', async () => {
    const one = await signUp(newEmail())
    const two = await signUp(newEmail())
    const { data } = await one.client.from('profiles').select('id')
    expect(data).toEqual([{ id: one.userId }])
    expect((await one.client.from('profiles').select().eq('id', two.userId)).data).toEqual([])
  })
})
