import { hasKeptSession } from '../../lib/kept-session.ts'
import { supabase } from '../../lib/supabase.ts'
import { noteSignOut } from '../signed-out.ts'
import { askAuth } from './ask-auth.ts'

/** The tokens of a session that this browser does not store yet. */
export type SessionTokens = { readonly accessToken: string; readonly refreshToken: string }

/** Signs in: stores a session in this browser. */
export function adoptSession({ accessToken, refreshToken }: SessionTokens) {
  return askAuth((auth) => auth.setSession({ access_token: accessToken, refresh_token: refreshToken }))
}

/**
 * Returns the user id of the current session, `null` without one.
 *
 * @throws Error when an expired session cannot be refreshed because the service does not answer
 */
export async function loadSessionUserId(): Promise<string | null> {
  return (await loadSession())?.user.id ?? null
}

/**
 * Returns the access token of the current session, refreshed if it has expired; `null` without a session.
 *
 * @throws Error when it cannot be refreshed because the service does not answer
 */
export async function loadAccessToken(): Promise<string | null> {
  return (await loadSession())?.access_token ?? null
}

async function loadSession() {
  const { data, error } = await (await supabase()).auth.getSession()
  // An error with a status is a refused refresh: the session has ended. Without one, or with a failure of the service
  // itself, it is unknown.
  const isRefused = error && error.name !== 'AuthRetryableFetchError' && error.status
  if (error && !isRefused) throw error
  return data.session
}

/**
 * Signs out here if the session was ended elsewhere: by "sign out other devices" or by deleting the account. Any other
 * failure of the check, such as a lost connection, leaves the session alone.
 */
export async function dropEndedSession(): Promise<void> {
  if (!hasKeptSession()) return
  const { auth } = await supabase()
  // supabase-js drops a revoked session by itself, but keeps the one of a deleted user.
  const { error } = await auth.getUser()
  if (error?.code !== 'user_not_found') return
  // Nobody can sign in again to a deleted account.
  noteSignOut()
  await auth.signOut({ scope: 'local' })
}

/**
 * Ends sessions.
 *
 * @param scope `local` ends the one of this browser, `others` all but this one, `global` all
 */
export function signOut(scope: 'local' | 'others' | 'global' = 'local') {
  if (scope !== 'others') noteSignOut()
  return askAuth((auth) => auth.signOut({ scope }))
}
