import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import { isUuid } from '../is-uuid.ts'
import { type Auth, type AuthOptions, type AuthStack, clientAddress, openAuth } from './auth.ts'
import { AuthError, answerError, invalidRequest, logFailure, notServed } from './auth-error.ts'
import { readClaims, requireAdministrator, requireUser } from './authenticate.ts'
import { optionalText, readBody } from './read-body.ts'
import { refreshSession } from './refresh-session.ts'
import { requestOtp } from './request-otp.ts'
import { answerGrant } from './session.ts'
import { updateUser } from './update-user.ts'
import { findUserById, listUsers, presentUser, type UserRecord } from './user-record.ts'
import { verifyToken } from './verify.ts'

const MAX_BODY_BYTES = 1 << 20

/**
 * The part of the auth service that the product uses: sign-in by mailed codes and links, sessions, changes of the email
 * address, and reading and deleting users with the secret key. The rest answers 501.
 */
export function createAuthService(stack: AuthStack, options: AuthOptions = {}): Hono {
  const auth = openAuth(stack, options)
  const handle = (handler: (auth: Auth, c: Context) => Promise<Response>) => (c: Context) => handler(auth, c)
  const app = new Hono()
  app.onError(answerError)
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuseBody }))

  app.get('/health', (c) => c.json({ name: 'GoTrue', description: 'The auth service of the embedded stack' }))
  app.get('/.well-known/jwks.json', (c) =>
    c.json({ keys: [stack.keys.publicJwk] }, 200, { 'cache-control': 'public, max-age=600' }),
  )

  app.post('/otp', handle(requestOtp))
  app.post('/verify', handle(verifyToken))
  app.post('/token', handle(issueToken))
  app.get('/user', handle(answerOwnUser))
  app.put('/user', handle(updateUser))
  app.post('/logout', handle(signOut))

  app.get('/admin/users', handle(answerUserList))
  app.get('/admin/users/:id', handle(answerUser))
  app.delete('/admin/users/:id', handle(deleteUser))

  app.all('*', (c) => {
    throw notServed(`${c.req.method} ${c.req.path}`)
  })
  return app
}

/** GET /user. */
async function answerOwnUser(auth: Auth, c: Context): Promise<Response> {
  const claims = await readClaims(auth, c)
  const { user } = await auth.database.asSuperuser((tx) => requireUser(auth, tx, claims))
  return c.json(presentUser(user))
}

function refuseBody(): never {
  throw new AuthError(
    413,
    'request_entity_too_large',
    `Request body exceeds the limit of ${MAX_BODY_BYTES} bytes`,
  )
}

const refreshSchema = z.object({ refresh_token: optionalText })
const LEFT_OUT = /^(password|id_token|web3|pkce)$/

/** POST /token: a refresh token becomes a session. */
async function issueToken(auth: Auth, c: Context): Promise<Response> {
  const grantType = c.req.query('grant_type') ?? ''
  if (LEFT_OUT.test(grantType)) throw notServed(`POST /token?grant_type=${grantType}`)
  if (grantType !== 'refresh_token') throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  auth.limits.refresh.take(clientAddress(c))
  const { refresh_token: token } = await readBody(c, refreshSchema)
  return answerGrant(auth, c, await refreshSession(auth, token))
}

const CONDITIONS = {
  // Postgres needs the type of every parameter, even of an unused one.
  global: 'user_id = $1 and ($2::uuid is null or true)',
  local: 'user_id = $1 and id = $2::uuid',
  others: 'user_id = $1 and id is distinct from $2::uuid',
}

/** POST /logout: ends all sessions of the user, this one, or the others; refresh tokens go with their session. */
async function signOut(auth: Auth, c: Context): Promise<Response> {
  const claims = await readClaims(auth, c)
  const scope = c.req.query('scope') ?? 'global'
  if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
    throw invalidRequest(`Unsupported logout scope ${JSON.stringify(scope)}`)
  }
  await auth.database.asSuperuser(async (tx) => {
    const { user, sessionId } = await requireUser(auth, tx, claims)
    await tx.query(`delete from auth.sessions where ${CONDITIONS[scope]}`, [user.id, sessionId])
  })
  return c.body(null, 204)
}

const deleteSchema = z.object({ should_soft_delete: z.boolean().nullish() })

/** GET /admin/users: one page of `per_page` users (default 50), newest first. */
async function answerUserList(auth: Auth, c: Context): Promise<Response> {
  await requireAdministrator(auth, c)
  const [page, perPage] = [readCount(c, 'page', 1), readCount(c, 'per_page', 50)]
  const [users, total] = await auth.database.asSuperuser(async (tx) => {
    const { rows } = await tx.query<{ total: string }>('select count(*)::text as total from auth.users')
    return [await listUsers(tx, page, perPage), rows[0]?.total ?? '0'] as const
  })
  return c.json({ users: users.map(presentUser), aud: 'authenticated' }, 200, { 'x-total-count': total })
}

/** GET /admin/users/:id. */
async function answerUser(auth: Auth, c: Context): Promise<Response> {
  await requireAdministrator(auth, c)
  return c.json(presentUser(await auth.database.asSuperuser((tx) => requireUserOfPath(tx, c))))
}

/** DELETE /admin/users/:id: the foreign keys to auth.users decide what else is deleted. */
async function deleteUser(auth: Auth, c: Context): Promise<Response> {
  await requireAdministrator(auth, c)
  const { should_soft_delete: isSoft } = await readBody(c, deleteSchema)
  if (isSoft) throw notServed('DELETE /admin/users/{id} with should_soft_delete')
  await auth.database.asSuperuser(async (tx) => {
    const { id } = await requireUserOfPath(tx, c)
    await tx.query('delete from auth.users where id = $1', [id]).catch((error: unknown) => {
      logFailure('delete user', error)
      throw new AuthError(500, 'unexpected_failure', 'Database error deleting user')
    })
  })
  return c.json({})
}

async function requireUserOfPath(tx: Transaction, c: Context): Promise<UserRecord> {
  const id = c.req.param('id') ?? ''
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID')
  const user = await findUserById(tx, id)
  if (user === undefined) throw new AuthError(404, 'user_not_found', 'User not found')
  return user
}

function readCount(c: Context, name: string, fallback: number): number {
  const count = Number(c.req.query(name) || fallback)
  return Number.isInteger(count) && count > 0 ? count : fallback
}
