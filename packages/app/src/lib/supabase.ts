import type { Database } from '@foyer/shared/database.types.ts'
import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js'
import { env } from '../config/env.ts'
import { fetchWithLimit } from './fetch-with-limit.ts'
import { sessionKey } from './kept-session.ts'

let client: Promise<SupabaseClient<Database>> | undefined
let markUsed: () => void = () => {}
const firstUse = new Promise<void>((resolve) => {
  markUsed = resolve
})

/**
 * Returns the app's only Supabase client. Its code is fetched on first use, because the first screen of a visitor without
 * a session works without it.
 *
 * @throws TypeError when the code cannot be fetched; the next call tries again
 */
export function supabase(): Promise<SupabaseClient<Database>> {
  markUsed()
  client ??= makeClient().catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}

/** Returns a client that keeps no session: what it signs in to ends with the page, unless `supabase` adopts it. */
export function forgetfulSupabase(): Promise<SupabaseClient<Database>> {
  return makeClient({ persistSession: false, autoRefreshToken: false, storageKey: 'forgetful' })
}

/** Resolves when the client is used for the first time. */
export function untilClientIsUsed(): Promise<void> {
  return firstUse
}

async function makeClient(auth: SupabaseClientOptions<'public'>['auth'] = {}) {
  const { createClient } = await import('@supabase/supabase-js')
  const { apiUrl, supabaseKey } = env()
  return createClient<Database>(apiUrl, supabaseKey, {
    auth: {
      storageKey: sessionKey(),
      flowType: 'implicit',
      // Anyone can write a link with a session of their own.
      detectSessionInUrl: false,
      ...auth,
    },
    global: { fetch: fetchWithLimit },
  })
}
