// The session that the browser keeps, read without supabase-js: a visitor without one need not wait for its code.
import { env } from '../config/env.ts'

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
  try {
    const session: unknown = JSON.parse(localStorage.getItem(sessionKey()) ?? 'null')
    return typeof session === 'object' && session !== null && 'user' in session ? session.user : null
  } catch {
    return null
  }
}
