import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'

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
 *
 * @param supabaseUrl address of the project, without a trailing slash
 * @param apiKey any key of the project, for its gateway
 * @param timeoutMs how long an answer may take
 */
export function createVerifyUser({
  supabaseUrl,
  apiKey,
  timeoutMs,
}: {
  readonly supabaseUrl: string
  readonly apiKey: string
  readonly timeoutMs: number
}): VerifyUser {
  return async (request) => {
    const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization')?.trim() ?? '')?.[1]
    // API keys of the newer kind are no tokens of anybody.
    if (!token || token.startsWith('sb_')) return err({ code: 'unauthorized' })
    try {
      const response = await fetch(`${supabaseUrl}/auth/v1/user`, {
        headers: { apikey: apiKey, authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === 401 || response.status === 403) return err({ code: 'unauthorized' })
      if (!response.ok) return err({ code: 'unavailable' })
      const user = userSchema.safeParse(await response.json())
      if (!user.success) return err({ code: 'unavailable' })
      const { id, email } = user.data
      return ok({ userId: id, ...(email && { email }) })
    } catch {
      return err({ code: 'unavailable' })
    }
  }
}
