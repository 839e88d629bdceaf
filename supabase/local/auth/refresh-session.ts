import type { Transaction } from '../database/database.ts'
import type { Auth } from './auth.ts'
import { AuthError, invalidRequest } from './auth-error.ts'
import { addRefreshToken, type Grant, grantSession } from './session.ts'
import { findUserById, isBanned } from './user-record.ts'

type RefreshToken = {
  readonly token: string
  readonly user_id: string
  readonly session_id: string | null
  readonly revoked: boolean
  readonly revoked_ms: string
}

/**
 * Exchanges a refresh token for the next one of its session. A token that was exchanged before is accepted again when
 * the response may have been lost: its successor is unused, or the exchange is at most `refresh_token_reuse_interval`
 * seconds ago. Later reuse indicates theft and ends the session.
 */
export async function refreshSession(auth: Auth, presented: string): Promise<Grant> {
  if (!/^[a-z0-9]{12}$/.test(presented)) throw invalidRequest('Refresh token is not valid')
  const outcome = await auth.database.asSuperuser((tx) => exchange(auth, tx, presented))
  // Thrown outside the transaction, which must commit the revocation.
  if (outcome === null) {
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  }
  return outcome
}

async function exchange(auth: Auth, tx: Transaction, presented: string): Promise<Grant | null> {
  const { rows } = await tx.query<RefreshToken>(
    `select token, user_id, session_id, revoked, floor(extract(epoch from updated_at) * 1000)::text as revoked_ms
     from auth.refresh_tokens where token = $1`,
    [presented],
  )
  const row = rows[0]
  const user = row && (await findUserById(tx, row.user_id))
  if (row === undefined || user === undefined) {
    throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
  }
  if (row.session_id === null) {
    throw new AuthError(400, 'session_not_found', 'Invalid Refresh Token: No Valid Session Found')
  }
  const now = auth.now()
  if (isBanned(user, now)) throw new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned')

  const sessionId = row.session_id
  if (row.revoked) {
    const active = await findActiveToken(tx, sessionId)
    if (active?.parent === row.token) return grantSession(tx, sessionId, user.id, active.token)
    const reusableUntil = Number(row.revoked_ms) + auth.settings.refresh_token_reuse_interval * 1000
    // Without an active token an earlier reuse has ended the session.
    if (active === undefined || reusableUntil < now.getTime()) {
      await revoke(auth, tx, 'session_id', sessionId)
      return null
    }
  } else {
    await revoke(auth, tx, 'token', row.token)
  }
  await tx.query(
    `update auth.sessions set updated_at = $2, refreshed_at = $2::timestamptz at time zone 'utc' where id = $1`,
    [sessionId, now.toISOString()],
  )
  return grantSession(tx, sessionId, user.id, await addRefreshToken(auth, tx, sessionId, user.id, row.token))
}

type ActiveToken = { readonly token: string; readonly parent: string | null }

async function findActiveToken(tx: Transaction, sessionId: string): Promise<ActiveToken | undefined> {
  const { rows } = await tx.query<ActiveToken>(
    'select token, parent from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1',
    [sessionId],
  )
  return rows[0]
}

async function revoke(
  auth: Auth,
  tx: Transaction,
  column: 'token' | 'session_id',
  value: string,
): Promise<void> {
  await tx.query(
    `update auth.refresh_tokens set revoked = true, updated_at = $2 where ${column} = $1 and not revoked`,
    [value, auth.now().toISOString()],
  )
}
