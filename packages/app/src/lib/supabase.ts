import type { Database } from '@foyer/shared/database.types.ts'
import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js'
import { env } from '../config/env.ts'
import { noteRequest } from './api-reach.ts'
import { sessionKey } from './kept-session.ts'
import { withTimeLimit } from './with-time-limit.ts'

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

// A slow phone needs some seconds; the browser itself would wait for minutes.
const TIMEOUT_MS = 20_000

/**
 * Requests without this limit: callers of functions know how long the work takes, and a session that comes late is still
 * stored, because its code is used up.
 */
const UNLIMITED = ['/functions/v1/', '/auth/v1/verify']

/** The `fetch` of the client: it gives a request up that gets no answer within twenty seconds. */
export function fetchWithLimit(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = String(input)
  const asked = UNLIMITED.some((path) => url.includes(path))
    ? fetch(input, init)
    : withTimeLimit(TIMEOUT_MS, init.signal ?? new AbortController().signal, (signal) =>
        fetch(input, { ...init, signal }),
      )
  return asked.then(
    (response) => {
      noteRequest(true)
      return response
    },
    (error: unknown) => {
      // A caller who leaves has learned nothing about the API.
      if (!init.signal?.aborted) noteRequest(false)
      throw error
    },
  )
}
