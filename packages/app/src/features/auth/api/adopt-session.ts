import { err, ok, type Result } from '@foyer/shared/result.ts'
import { authClient } from '../../../lib/supabase.ts'
import { type AuthFailure, authFailure } from '../auth-failure.ts'
import type { LinkTokens } from '../link-arrival.ts'

/** Makes the session that a mailed link brought this browser's own. */
export async function adoptSession({
  accessToken,
  refreshToken,
}: LinkTokens): Promise<Result<null, AuthFailure>> {
  const { error } = await (await authClient()).setSession({
    access_token: accessToken,
    refresh_token: refreshToken,
  })
  return error ? err(authFailure(error)) : ok(null)
}
