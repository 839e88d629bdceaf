import { err, ok, type Result } from '@foyer/shared/result.ts'
import { authClient } from '../../../lib/supabase.ts'
import { type AuthFailure, authFailure, UNREACHABLE } from '../../../session/auth-failure.ts'
import type { LinkType } from '../confirm-link.ts'

/** What a link has done: signed in, or confirmed the first of the two addresses of an email change. */
type LinkOutcome = 'signed-in' | 'half-confirmed'

/** Spends the token of a mailed link. */
export async function verifyLink(
  tokenHash: string,
  type: LinkType,
): Promise<Result<LinkOutcome, AuthFailure>> {
  try {
    const { data, error } = await (await authClient()).verifyOtp({ token_hash: tokenHash, type })
    if (error) return err(authFailure(error))
    return ok(data.session ? 'signed-in' : 'half-confirmed')
  } catch (error) {
    console.warn('The authentication service could not be asked:', error)
    return err(UNREACHABLE)
  }
}
