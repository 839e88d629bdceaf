import { err, ok, type Result } from '@foyer/shared/result.ts'
import { authClient } from '../../../lib/supabase.ts'
import { type AuthFailure, authFailure } from '../auth-failure.ts'

/** Signs in with the 8-digit code of a mail. */
export async function verifyCode(email: string, code: string): Promise<Result<null, AuthFailure>> {
  const { error } = await (await authClient()).verifyOtp({ email, token: code, type: 'email' })
  return error ? err(authFailure(error)) : ok(null)
}
