import type { Database } from '@foyer/shared/database.types.ts'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'

/** The client of the project with all rights. Row-level security does not apply to it. */
export type ServiceClient = SupabaseClient<Database>

export type ServiceAccess = {
  /** Address of the project, without a trailing slash. */
  readonly supabaseUrl: string
  /** A secret key (`sb_secret_…`) or the older service_role JWT. */
  readonly secretKey: string
  /** How long one call may take, with its answer's body, in milliseconds. */
  readonly timeoutMs: number
  /** Replaces `fetch` in tests. */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * Makes the client for database, auth and storage. Calls return their errors; none is repeated, because the sender of a
 * request repeats it and must not wait for both.
 */
export function createServiceClient({
  supabaseUrl,
  secretKey,
  timeoutMs,
  fetch = globalThis.fetch,
}: ServiceAccess): ServiceClient {
  return createClient<Database>(supabaseUrl, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: {
      fetch: (input, init) => {
        const timeout = AbortSignal.timeout(timeoutMs)
        return fetch(input, {
          ...init,
          signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
        })
      },
    },
  })
}

/** The HTTP status of a storage error, 0 for no answer. The service answers 400 to much, with the status in the body. */
export function storageStatus({
  status = 0,
  statusCode,
}: {
  readonly status?: number | undefined
  readonly statusCode?: string | undefined
}): number {
  return Number(statusCode) || status
}
