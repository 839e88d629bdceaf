import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import { isUuid } from '../is-uuid.ts'
import type { Auth } from './auth.ts'
import { AuthError, invalidRequest } from './auth-error.ts'
import { optionalText } from './read-body.ts'

/** What a PKCE client (RFC 7636) sends when it asks for a mail; both are empty in the implicit flow. */
export const challengeFields = { code_challenge: optionalText, code_challenge_method: optionalText }
export type Challenge = z.output<z.ZodObject<typeof challengeFields>>

const FLOW_LIFETIME_MS = 300_000

/** 400 unless the challenge is absent or complete and well formed; returns whether there is one. */
export function checkChallenge(challenge: Challenge): boolean {
  const { code_challenge: text, code_challenge_method: method } = challenge
  if (text === '' && method === '') return false
  if (text === '' || method === '')
    throw invalidRequest('PKCE flow requires code_challenge_method and code_challenge')
  if (text.length < 43 || text.length > 128)
    throw invalidRequest('code challenge has to be between 43 and 128 characters')
  if (!/^[A-Za-z0-9._~-]+$/.test(text)) {
    throw invalidRequest(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    )
  }
  if (!/^(s256|plain)$/i.test(method))
    throw invalidRequest(`Invalid code_challenge_method ${JSON.stringify(method)}`)
  return true
}

/** Remembers the challenge until the mailed link is followed and its code is exchanged. */
export async function saveFlow(
  auth: Auth,
  tx: Transaction,
  userId: string,
  method: string,
  challenge: Challenge,
) {
  await tx.query(
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
       authentication_method, created_at, updated_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), $2::text::auth.code_challenge_method, $3, $4, $4, $5, $5)`,
    [
      userId,
      challenge.code_challenge_method.toLowerCase(),
      challenge.code_challenge,
      method,
      auth.now().toISOString(),
    ],
  )
}

/** The code that the newest flow of this user and method redirects with. */
export async function issueAuthCode(
  auth: Auth,
  tx: Transaction,
  userId: string,
  method: string,
): Promise<string> {
  const { rows } = await tx.query<{ auth_code: string }>(
    `update auth.flow_state set auth_code_issued_at = $3, updated_at = $3
     where id = (
       select id from auth.flow_state where user_id = $1 and authentication_method = $2
       order by created_at desc limit 1
     ) returning auth_code`,
    [userId, method, auth.now().toISOString()],
  )
  if (rows[0] === undefined) throw flowNotFound()
  return rows[0].auth_code
}

const flowSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  code_challenge: z.string(),
  code_challenge_method: z.enum(['s256', 'plain']),
  authentication_method: z.string(),
  started_ms: z.coerce.number(),
})

/** Spends the flow of `authCode`; returns who signs in and by which method. */
export async function spendFlow(auth: Auth, tx: Transaction, authCode: string, verifier: string) {
  if (!isUuid(authCode)) throw flowNotFound()
  // A magic link may lie in the mailbox for a day: its five minutes begin when it is followed.
  const { rows } = await tx.query(
    `select id, user_id, code_challenge, code_challenge_method::text, authentication_method,
       extract(epoch from case when authentication_method = 'magiclink'
         then coalesce(auth_code_issued_at, created_at) else created_at end) * 1000 as started_ms
     from auth.flow_state where auth_code = $1`,
    [authCode],
  )
  if (rows[0] === undefined) throw flowNotFound()
  const flow = flowSchema.parse(rows[0])
  if (flow.started_ms + FLOW_LIFETIME_MS < auth.now().getTime()) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  }
  const digest =
    flow.code_challenge_method === 's256'
      ? createHash('sha256').update(verifier).digest('base64url')
      : verifier
  if (digest !== flow.code_challenge) {
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    )
  }
  await tx.query('delete from auth.flow_state where id = $1', [flow.id])
  return { userId: flow.user_id, method: flow.authentication_method }
}

function flowNotFound(): AuthError {
  return new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
}
