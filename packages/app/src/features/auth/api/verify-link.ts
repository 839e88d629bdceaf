import { err, ok, type Result } from '@foyer/shared/result.ts'
import { authClient } from '../../../lib/supabase.ts'
import { type AuthFailure, authFailure } from '../auth-failure.ts'

/** Signs in with the token of a mailed link, which is spent by that. */
export async function verifyLink(tokenHash: string): Promise<Result<null, AuthFailure>> {
  const { error } = await (await authClient()).verifyOtp({ token_hash: tokenHash, type: 'email' })
  return error ? err(authFailure(error)) : ok(null)
}
