import type { Context } from 'hono'
import { z } from 'zod'
import { type Auth, clientAddress } from './auth.ts'
import { AuthError, invalidRequest, notServed } from './auth-error.ts'
import { spendFlow } from './flow-state.ts'
import { optionalText, readBody } from './read-body.ts'
import { refreshSession } from './refresh-session.ts'
import { answerGrant, createSession } from './session.ts'

const refreshSchema = z.object({ refresh_token: optionalText })
const codeSchema = z.object({ auth_code: optionalText, code_verifier: optionalText })

/** POST /token: a refresh token or a PKCE code becomes a session. */
export async function issueToken(auth: Auth, c: Context): Promise<Response> {
  const grantType = c.req.query('grant_type')
  if (grantType === 'refresh_token') {
    auth.limits.refresh.take(clientAddress(c))
    const { refresh_token: token } = await readBody(c, refreshSchema)
    return answerGrant(auth, c, await refreshSession(auth, token))
  }
  if (grantType === 'pkce') return exchangeCode(auth, c)
  if (grantType === 'password' || grantType === 'id_token' || grantType === 'web3') {
    throw notServed(`POST /token?grant_type=${grantType}`)
  }
  throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
}

async function exchangeCode(auth: Auth, c: Context): Promise<Response> {
  const { auth_code: code, code_verifier: verifier } = await readBody(c, codeSchema)
  if (code === '' || verifier === '') {
    throw invalidRequest('invalid request: both auth code and code verifier should be non-empty')
  }
  const grant = await auth.database.asSuperuser(async (tx) => {
    const { userId, method } = await spendFlow(auth, tx, code, verifier)
    return createSession(auth, tx, c, userId, method)
  })
  return answerGrant(auth, c, grant)
}
