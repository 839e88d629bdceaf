import { err, ok, type Result } from '@foyer/shared/result.ts'
import { authClient } from '../../lib/supabase.ts'
import { type AuthFailure, authFailure, UNREACHABLE } from '../auth-failure.ts'

type Client = Awaited<ReturnType<typeof authClient>>

/** Asks the authentication service for something; whatever goes wrong is an answer, never an exception. */
export async function askAuth(
  work: (client: Client) => Promise<{ readonly error: Error | null }>,
): Promise<Result<null, AuthFailure>> {
  try {
    const { error } = await work(await authClient())
    return error ? err(authFailure(error)) : ok(null)
  } catch (error) {
    console.warn('The authentication service could not be asked:', error)
    return err(UNREACHABLE)
  }
}
