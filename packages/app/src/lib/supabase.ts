import type { Database } from '@foyer/shared/database.types.ts'
import type { SupabaseClient } from '@supabase/supabase-js'
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

/** Resolves when the client is used for the first time. */
export function untilClientIsUsed(): Promise<void> {
  return firstUse
}

async function makeClient() {
  const { createClient } = await import('@supabase/supabase-js')
  const { apiUrl, supabaseKey } = env()
  return createClient<Database>(apiUrl, supabaseKey, {
    auth: {
      storageKey: sessionKey(),
      flowType: 'implicit',
      // The tokens of mailed links are read before the router starts; see takeAuthCallback.
      detectSessionInUrl: false,
    },
    global: { fetch: fetchWithLimit },
  })
}
