import type { Context } from 'hono'
import { z } from 'zod'
import { bearerToken } from '../bearer-token.ts'
import type { Transaction } from '../database/database.ts'
import { isUuid } from '../is-uuid.ts'
import { verifyJwt } from '../keys.ts'
import type { Auth } from './auth.ts'
import { AuthError } from './auth-error.ts'
import { findUserById, isBanned, type UserRecord } from './user-record.ts'

const claimsSchema = z.object({
  sub: z.string().optional(),
  session_id: z.string().optional(),
  role: z.string().optional(),
})
type Claims = z.output<typeof claimsSchema>

/** The claims of the bearer token; 401 without one, 403 `bad_jwt` when it does not verify. */
export async function readClaims(auth: Auth, c: Context): Promise<Claims> {
  const token = bearerToken(c.req.header('authorization'))
  if (token === undefined) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  }
  try {
    return claimsSchema.parse(await verifyJwt(auth.keys, token))
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    throw badJwt(`invalid JWT: unable to parse or verify signature, ${reason}`)
  }
}

export type SignedIn = { readonly user: UserRecord; readonly sessionId: string | null }

/** The user and session of `claims`. Throws 403 when one of them no longer exists. */
export async function requireUser(auth: Auth, tx: Transaction, claims: Claims): Promise<SignedIn> {
  if (claims.sub === undefined) throw badJwt('invalid claim: missing sub claim')
  if (!isUuid(claims.sub)) throw badJwt('invalid claim: sub claim must be a UUID')
  const user = await findUserById(tx, claims.sub)
  if (user === undefined)
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  if (isBanned(user, auth.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  if (claims.session_id === undefined) return { user, sessionId: null }

  const isKnown = isUuid(claims.session_id) && (await hasSession(tx, claims.session_id, user.id))
  if (!isKnown) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  return { user, sessionId: claims.session_id }
}

/** 403 unless the token is the service role's. */
export async function requireAdministrator(auth: Auth, c: Context): Promise<void> {
  const { role } = await readClaims(auth, c)
  if (role !== 'service_role' && role !== 'supabase_admin') {
    throw new AuthError(403, 'not_admin', 'User not allowed')
  }
}

async function hasSession(tx: Transaction, sessionId: string, userId: string): Promise<boolean> {
  const { rows } = await tx.query('select 1 from auth.sessions where id = $1 and user_id = $2', [
    sessionId,
    userId,
  ])
  return rows.length > 0
}

function badJwt(message: string): AuthError {
  return new AuthError(403, 'bad_jwt', message)
}
