import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import type { DatabaseAccess } from './call-database.ts'
import type { Log } from './log.ts'

/** Tells who sent a request by its bearer token, as the auth service knows them right now. */
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
 * Makes the question to the auth service. It also knows what a signature does not say: that a session has ended or a
 * user is gone.
 */
export function createVerifyUser(
  { supabaseUrl, secretKey, timeoutMs }: DatabaseAccess,
  log: Log,
): VerifyUser {
  const unavailable = (status: number) => {
    log({ event: 'user_not_verified', status })
    return err({ code: 'unavailable' as const })
  }
  return async (request) => {
    const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization')?.trim() ?? '')?.[1]
    // API keys of the newer kind are no tokens of anybody.
    if (!token || token.startsWith('sb_')) return err({ code: 'unauthorized' })
    try {
      const response = await fetch(`${supabaseUrl}/auth/v1/user`, {
        headers: { apikey: secretKey, authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === 401 || response.status === 403) return err({ code: 'unauthorized' })
      if (!response.ok) return unavailable(response.status)
      const user = userSchema.safeParse(await response.json().catch(() => null))
      if (!user.success) return unavailable(response.status)
      const { id, email } = user.data
      return ok({ userId: id, ...(email && { email }) })
    } catch {
      return unavailable(0)
    }
  }
}
