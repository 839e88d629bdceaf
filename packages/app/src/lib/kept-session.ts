// The session that the browser keeps, read without supabase-js: a visitor without one need not wait for its code.
import { env } from '../config/env.ts'

type KeptSession = {
  readonly user?: unknown
  readonly expires_at?: unknown
  readonly access_token?: unknown
}

/** The name under which supabase-js stores the session. */
export function sessionKey(): string {
  return `sb-${new URL(env().supabaseUrl).hostname.split('.')[0]}-auth-token`
}

/** Returns whether this browser stores a session, valid or expired. */
export function hasKeptSession(): boolean {
  try {
    return localStorage.getItem(sessionKey()) !== null
  } catch {
    return false
  }
}

/** Returns the user of the stored session, valid or expired; `null` without one. */
export function keptUser(): unknown {
  return readKept()?.user ?? null
}

// supabase-js refreshes a session that expires within 90 seconds.
const EXPIRES_SOON_MS = 90_000

/** Returns the stored session if it is valid without a refresh; otherwise `null`. */
export function validKeptSession(): KeptSession | null {
  const session = readKept()
  const expiresAt = Number(session?.expires_at) * 1000
  return session?.user && expiresAt - Date.now() > EXPIRES_SOON_MS ? session : null
}

function readKept(): KeptSession | null {
  try {
    const session: unknown = JSON.parse(localStorage.getItem(sessionKey()) ?? 'null')
    return typeof session === 'object' ? session : null
  } catch {
    return null
  }
}
