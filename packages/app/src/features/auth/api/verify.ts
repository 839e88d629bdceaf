import { ok, type Result } from '@foyer/shared/result.ts'
import { forgetfulSupabase } from '../../../lib/supabase.ts'
import { askAuth } from '../../../session/api/ask-auth.ts'
import type { SessionTokens } from '../../../session/api/session.ts'
import type { AuthFailure } from '../../../session/auth-failure.ts'
import { type Person, parsePerson } from '../../../session/person.ts'
import type { LinkType } from '../confirm-link.ts'

/** Signs in with the 8-digit code of an email. */
export function verifyCode(email: string, code: string) {
  return askAuth((auth) => auth.verifyOtp({ email, token: code, type: 'email' }))
}

/** The session of a link, not stored yet: first the page compares whose it is. */
type LinkSession = { readonly person: Person; readonly tokens: SessionTokens }

/**
 * Spends the token of a mailed link, without signing in.
 *
 * @returns `null` after the first of the two confirmations of an email change
 */
export async function verifyLink(
  tokenHash: string,
  type: LinkType,
): Promise<Result<LinkSession | null, AuthFailure>> {
  const verified = await askAuth((auth) => auth.verifyOtp({ token_hash: tokenHash, type }), forgetfulSupabase)
  if (!verified.ok) return verified
  const session = verified.value?.session
  const person = parsePerson(session?.user)
  if (!session || !person) return ok(null)
  return ok({ person, tokens: { accessToken: session.access_token, refreshToken: session.refresh_token } })
}
