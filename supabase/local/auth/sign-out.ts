import type { Context } from 'hono'
import type { Auth } from './auth.ts'
import { invalidRequest } from './auth-error.ts'
import { readClaims, requireUser } from './authenticate.ts'

const CONDITIONS = {
  // Postgres needs the type of every parameter, even of an unused one.
  global: 'user_id = $1 and ($2::uuid is null or true)',
  local: 'user_id = $1 and id = $2::uuid',
  others: 'user_id = $1 and id is distinct from $2::uuid',
}

/** POST /logout: ends all sessions of the user, this one, or the others; refresh tokens go with their session. */
export async function signOut(auth: Auth, c: Context): Promise<Response> {
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
