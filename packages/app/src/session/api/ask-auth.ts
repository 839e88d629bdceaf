import { err, ok, type Result } from '@foyer/shared/result.ts'
import { supabase } from '../../lib/supabase.ts'
import { type AuthFailure, authFailure, UNREACHABLE } from '../auth-failure.ts'

type Auth = Awaited<ReturnType<typeof supabase>>['auth']
type AuthAnswer<Data> =
  | { readonly data?: Data; readonly error: null }
  | { readonly data?: unknown; readonly error: Error }

/**
 * Calls the authentication service. Every failure, also a lost connection, is returned and none is thrown.
 *
 * @returns the data of the answer
 */
export async function askAuth<Data>(
  call: (auth: Auth) => Promise<AuthAnswer<Data>>,
): Promise<Result<Data | undefined, AuthFailure>> {
  try {
    const { data, error } = await call((await supabase()).auth)
    return error ? err(authFailure(error)) : ok(data)
  } catch (error) {
    console.warn('The authentication service did not answer:', error)
    return err(UNREACHABLE)
  }
}
