import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import type { StackKeys } from '../../supabase/local/keys.ts'

type RunningStack = { readonly apiUrl: string; readonly keys: StackKeys }

export type Claims = Readonly<Record<string, unknown>>

/** A token as the stack's own auth service would issue it, with any claims. */
export function signToken({ keys }: RunningStack, claims: Claims): Promise<string> {
  const token = new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256', kid: keys.keyId }).setIssuedAt()
  return ('exp' in claims ? token : token.setExpirationTime('1h')).sign(keys.signingKey)
}

/** The client of a new signed-in user. */
export async function signInAsSomebody(
  stack: RunningStack,
): Promise<{ client: SupabaseClient; userId: string }> {
  const userId = randomUUID()
  const token = await signToken(stack, { sub: userId, role: 'authenticated', aud: 'authenticated' })
  const client = createClient(stack.apiUrl, stack.keys.publishableKey, { accessToken: async () => token })
  return { client, userId }
}

export function anonymousClient({ apiUrl, keys }: RunningStack): SupabaseClient {
  return createClient(apiUrl, keys.publishableKey, { auth: { persistSession: false } })
}

export function adminClient({ apiUrl, keys }: RunningStack): SupabaseClient {
  return createClient(apiUrl, keys.secretKey, { auth: { persistSession: false } })
}
