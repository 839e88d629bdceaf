import { err, ok, type Result } from '@foyer/shared/result.ts'
import { type AuthError, isAuthApiError, isAuthSessionMissingError } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Log } from './log.ts'
import type { ServiceClient } from './service-client.ts'

/**
 * Tells which user sent a request, by its bearer token. `unauthorized`: the token is missing or no longer good;
 * `unavailable`: the auth service could not say.
 */
export type VerifyUser = (
  request: Request,
) => Promise<Result<User, { readonly code: 'unauthorized' | 'unavailable' }>>

type User = {
  readonly userId: string
  /** The address that the user signs in with. */
  readonly email?: string
}

const userSchema = z.object({ id: z.uuid(), email: z.catch(z.string().optional(), undefined) })

/**
 * Asks the auth service about the token. Unlike a signature, its answer also tells whether a session has ended or a user
 * was deleted.
 */
export function createVerifyUser(client: ServiceClient, log: Log): VerifyUser {
  return async (request) => {
    const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization')?.trim() ?? '')?.[1]
    // Newer API keys are not tokens.
    if (!token || token.startsWith('sb_')) return err({ code: 'unauthorized' })
    const { data, error } = await client.auth.getUser(token)
    if (error && isRefusedToken(error)) return err({ code: 'unauthorized' })
    const user = userSchema.safeParse(data.user)
    if (!user.success) {
      log({ event: 'user_not_verified', status: error ? (error.status ?? 0) : 200 })
      return err({ code: 'unavailable' })
    }
    const { id, email } = user.data
    return ok({ userId: id, ...(email && { email }) })
  }
}

/** A refusal without a code is not from the auth service: the gateway answers so when our own key is wrong. */
function isRefusedToken(error: AuthError): boolean {
  if (isAuthSessionMissingError(error)) return true
  return isAuthApiError(error) && (error.status === 401 || error.status === 403) && Boolean(error.code)
}
