import { err, ok, type Result } from '@foyer/shared/result.ts'
import { authClient } from '../../../lib/supabase.ts'
import { type AuthFailure, authFailure } from '../auth-failure.ts'

/** Ends the session of this browser. */
export async function signOut(): Promise<Result<null, AuthFailure>> {
  const { error } = await (await authClient()).signOut({ scope: 'local' })
  return error ? err(authFailure(error)) : ok(null)
}
