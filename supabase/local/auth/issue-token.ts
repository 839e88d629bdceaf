import type { Context } from 'hono'
import { z } from 'zod'
import { type Auth, clientAddress } from './auth.ts'
import { AuthError, notServed } from './auth-error.ts'
import { optionalText, readBody } from './read-body.ts'
import { refreshSession } from './refresh-session.ts'
import { answerGrant } from './session.ts'

const refreshSchema = z.object({ refresh_token: optionalText })
const LEFT_OUT = /^(password|id_token|web3|pkce)$/

/** POST /token: a refresh token becomes a session. */
export async function issueToken(auth: Auth, c: Context): Promise<Response> {
  const grantType = c.req.query('grant_type') ?? ''
  if (LEFT_OUT.test(grantType)) throw notServed(`POST /token?grant_type=${grantType}`)
  if (grantType !== 'refresh_token') throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  auth.limits.refresh.take(clientAddress(c))
  const { refresh_token: token } = await readBody(c, refreshSchema)
  return answerGrant(auth, c, await refreshSession(auth, token))
}
