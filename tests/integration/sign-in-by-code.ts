import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../packages/shared/src/database.types.ts'
import type { Stack } from '../../supabase/local/stack.ts'

/** The client of the product's own schema. */
export type FoyerClient = SupabaseClient<Database>

export type Owner = { readonly client: FoyerClient; readonly userId: string; readonly token: string }

/** A client with one of the stack's keys, which keeps its session to itself. */
export function newClient({ apiUrl }: Stack, key: string): FoyerClient {
  return createClient<Database>(apiUrl, key, { auth: { persistSession: false, autoRefreshToken: false } })
}

/** Signs in a new user as people do: by the code of the mail. */
export async function signInByCode(stack: Stack): Promise<Owner> {
  const email = `${randomUUID()}@practice.example`
  const client = newClient(stack, stack.keys.publishableKey)
  const sent = await client.auth.signInWithOtp({ email })
  if (sent.error) throw sent.error
  const mail = stack.mailbox.list().find(({ to }) => to.some(({ address }) => address === email))
  const token = mail?.subject.replace(/\D/g, '') ?? ''
  const { data, error } = await client.auth.verifyOtp({ email, token, type: 'email' })
  if (!data.session) throw error
  return { client, userId: data.session.user.id, token: data.session.access_token }
}

/** The same owner in a second browser. */
export async function openSecondBrowser(stack: Stack, { client }: Owner): Promise<FoyerClient> {
  const { data } = await client.auth.getSession()
  if (!data.session) throw new Error('This owner is not signed in')
  const second = newClient(stack, stack.keys.publishableKey)
  const { error } = await second.auth.setSession(data.session)
  if (error) throw error
  return second
}
