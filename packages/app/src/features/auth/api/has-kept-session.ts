import { hasKeptSession as isSessionKept } from '../../../lib/supabase.ts'

/** Whether this browser may be signed in; without that nobody has to wait for the authentication client. */
export function hasKeptSession(): boolean {
  return isSessionKept()
}
