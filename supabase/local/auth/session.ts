import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { Context } from 'hono'
import { SignJWT } from 'jose'
import type { Transaction } from '../database/database.ts'
import { type Auth, clientAddress } from './auth.ts'
import { presentUser, reloadUser, type UserRecord } from './user-record.ts'

/** A session of a user with its active refresh token. */
export type Grant = {
  readonly user: UserRecord
  readonly sessionId: string
  readonly refreshToken: string
  readonly amr: readonly { readonly method: string; readonly timestamp: number }[]
}

/** Creates a session for a user who signed in by `method`, e.g. `otp`. */
export async function createSession(
  auth: Auth,
  tx: Transaction,
  c: Context,
  userId: string,
  method: string,
): Promise<Grant> {
  const sessionId = crypto.randomUUID()
  const at = auth.now().toISOString()
  const address = clientAddress(c)
  await tx.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
     values ($1, $2, $3, $3, 'aal1', $4, $5)`,
    [sessionId, userId, at, c.req.header('user-agent') ?? null, isIP(address) ? address : null],
  )
  await tx.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values (gen_random_uuid(), $1, $2, $2, $3)`,
    [sessionId, at, method],
  )
  await tx.query('update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1', [userId, at])
  return grantSession(tx, sessionId, userId, await addRefreshToken(auth, tx, sessionId, userId, null))
}

/** An existing session with its active refresh token. */
export async function grantSession(
  tx: Transaction,
  sessionId: string,
  userId: string,
  refreshToken: string,
): Promise<Grant> {
  const { rows } = await tx.query<{ method: string; timestamp: string }>(
    `select authentication_method as method, floor(extract(epoch from updated_at))::text as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [sessionId],
  )
  const amr = rows.map(({ method, timestamp }) => ({ method, timestamp: Number(timestamp) }))
  return { user: await reloadUser(tx, userId), sessionId, refreshToken, amr }
}

/** Stores a new refresh token of a session; `parent` is the token exchanged for it. */
export async function addRefreshToken(
  auth: Auth,
  tx: Transaction,
  sessionId: string,
  userId: string,
  parent: string | null,
): Promise<string> {
  // Twelve letters and digits of base32: 60 random bits.
  const token = Array.from(randomBytes(12), (byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte & 31]).join('')
  await tx.query(
    `insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, parent, session_id)
     values ('00000000-0000-0000-0000-000000000000', $1, $2, false, $3, $3, $4, $5)`,
    [token, userId, auth.now().toISOString(), parent, sessionId],
  )
  return token
}

/** The body of a response that contains a session. */
async function presentGrant(auth: Auth, grant: Grant) {
  const { user } = grant
  const issuedAt = Math.floor(auth.now().getTime() / 1000)
  const lifetime = auth.settings.jwt_expiry
  const accessToken = await new SignJWT({
    email: user.email,
    phone: user.phone,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: user.role,
    aal: 'aal1',
    amr: grant.amr,
    session_id: grant.sessionId,
    is_anonymous: user.is_anonymous,
  })
    .setProtectedHeader({ alg: 'ES256', kid: auth.keys.keyId, typ: 'JWT' })
    .setIssuer(auth.issuer)
    .setSubject(user.id)
    .setAudience(user.aud)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetime)
    .sign(auth.keys.signingKey)
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: issuedAt + lifetime,
    refresh_token: grant.refreshToken,
    user: presentUser(user),
  }
}

/** 200 with the session; the headers name user and session for logs. */
export async function answerGrant(auth: Auth, c: Context, grant: Grant): Promise<Response> {
  return c.json(await presentGrant(auth, grant), 200, {
    'sb-auth-user-id': grant.user.id,
    'sb-auth-session-id': grant.sessionId,
    'sb-auth-refresh-token-prefix': grant.refreshToken.slice(0, 5),
    'sb-auth-refresh-token-reuse': 'false',
  })
}
