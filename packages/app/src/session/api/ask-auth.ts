import { err, ok, type Result } from '@foyer/shared/result.ts'
import { supabase } from '../../lib/supabase.ts'
import { withTimeLimit } from '../../lib/with-time-limit.ts'
import { type AuthFailure, authFailure, UNREACHABLE } from '../auth-failure.ts'

type Auth = Awaited<ReturnType<typeof supabase>>['auth']
type AuthAnswer<Data> =
  | { readonly data?: Data; readonly error: null }
  | { readonly data?: unknown; readonly error: Error }

// The service sends the mail before it answers. Without a limit, a hanging request would block its form for minutes.
const TIMEOUT_MS = 20_000

/**
 * Calls the authentication service. Every failure, also a lost connection or no answer within twenty seconds, is returned
 * and none is thrown. A session that comes later is still stored.
 *
 * @param open returns the client to ask; `supabase` keeps the session of an answer
 * @returns the data of the answer
 */
export async function askAuth<Data>(
  call: (auth: Auth) => Promise<AuthAnswer<Data>>,
  open = supabase,
): Promise<Result<Data | undefined, AuthFailure>> {
  try {
    const { auth } = await open()
    const { data, error } = await withTimeLimit(TIMEOUT_MS, new AbortController().signal, (limited) =>
      Promise.race([call(auth), rejectionOf(limited)]),
    )
    if (!error) return ok(data)
    // Most calls report a session that the service has ended, and keep it. Reading the user drops it.
    if (error.name === 'AuthSessionMissingError') await auth.getUser()
    return err(authFailure(error))
  } catch (error) {
    console.warn('The authentication service did not answer:', error)
    return err(UNREACHABLE)
  }
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
