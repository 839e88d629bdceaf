import { ok, type Result } from '@foyer/shared/result.ts'
import { askAuth } from '../../../session/api/ask-auth.ts'
import type { AuthFailure } from '../../../session/auth-failure.ts'
import type { LinkType } from '../confirm-link.ts'

/** Signs in with the 8-digit code of an email. */
export function verifyCode(email: string, code: string) {
  return askAuth((auth) => auth.verifyOtp({ email, token: code, type: 'email' }))
}

/** `half-confirmed`: the first of the two addresses of an email change is confirmed. */
type LinkOutcome = 'signed-in' | 'half-confirmed'

/** Spends the token of a mailed link. */
export async function verifyLink(
  tokenHash: string,
  type: LinkType,
): Promise<Result<LinkOutcome, AuthFailure>> {
  const verified = await askAuth((auth) => auth.verifyOtp({ token_hash: tokenHash, type }))
  if (!verified.ok) return verified
  return ok(verified.value?.session ? 'signed-in' : 'half-confirmed')
}
