import type { AuthClient } from '@supabase/auth-js'
import { env } from '../config/env.ts'

let client: Promise<InstanceType<typeof AuthClient>> | undefined
let noteUse: () => void = () => {}
const firstUse = new Promise<void>((resolve) => {
  noteUse = resolve
})

/**
 * The authentication client. Its code is fetched on first use: a visitor without a session needs it only when the first
 * form is sent. The whole of supabase-js would bring realtime and storage too, so the app uses the parts of it.
 */
export function authClient() {
  noteUse()
  client ??= makeAuthClient().catch((error: unknown) => {
    // Its code could not be fetched: the next one to ask tries again.
    client = undefined
    throw error
  })
  return client
}

/** Waits until the authentication client is needed for the first time. */
export function untilAuthClientIsUsed(): Promise<void> {
  return firstUse
}

/** Whether this browser keeps a session, which the authentication client will then look at. */
export function hasKeptSession(): boolean {
  try {
    return localStorage.getItem(sessionKey()) !== null
  } catch {
    return false
  }
}

/** The user of the session that this browser keeps, valid or not; `null` without one. */
export function keptUser(): unknown {
  try {
    const session: unknown = JSON.parse(localStorage.getItem(sessionKey()) ?? 'null')
    return typeof session === 'object' && session !== null && 'user' in session ? session.user : null
  } catch {
    return null
  }
}

/** The tables, as the signed-in person sees them. */
export async function restClient() {
  const { PostgrestClient } = await import('@supabase/postgrest-js')
  const { supabaseUrl, supabaseKey } = env()
  return new PostgrestClient(`${supabaseUrl}/rest/v1`, {
    headers: { apikey: supabaseKey },
    fetch: async (input, init) => {
      const { data } = await (await authClient()).getSession()
      const headers = new Headers(init?.headers)
      headers.set('Authorization', `Bearer ${data.session?.access_token ?? supabaseKey}`)
      return fetch(input, { ...init, headers })
    },
  })
}

async function makeAuthClient() {
  const { AuthClient } = await import('@supabase/auth-js')
  const { supabaseUrl, supabaseKey } = env()
  return new AuthClient({
    url: `${supabaseUrl}/auth/v1`,
    headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
    storageKey: sessionKey(),
    flowType: 'implicit',
    autoRefreshToken: true,
    // The tokens of mailed links are read before the router starts; see takeAuthCallback.
    detectSessionInUrl: false,
    persistSession: true,
  })
}

/** The name under which supabase-js keeps a session. */
function sessionKey(): string {
  return `sb-${new URL(env().supabaseUrl).hostname.split('.')[0]}-auth-token`
}
