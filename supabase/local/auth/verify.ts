import type { Context } from 'hono'
import { z } from 'zod'
import { type Auth, clientAddress } from './auth.ts'
import { AuthError, invalidRequest } from './auth-error.ts'
import { checkEmail } from './check-email.ts'
import { optionalText, readBody } from './read-body.ts'
import { answerGrant, createSession } from './session.ts'
import { type Presented, spendToken } from './spend-token.ts'

const HALF_CONFIRMED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

const bodySchema = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
})

/** POST /verify: an address with its code, or the hash of a link, becomes a session. */
export async function verifyToken(auth: Auth, c: Context): Promise<Response> {
  auth.limits.verify.take(clientAddress(c))
  const presented = readPresented(await readBody(c, bodySchema))
  const grant = await auth.database.asSuperuser(async (tx) => {
    const spent = await spendToken(auth, tx, presented)
    if (spent instanceof AuthError) return spent
    return spent.isComplete ? createSession(auth, tx, c, spent.user.id, 'otp') : null
  })
  if (grant instanceof AuthError) throw grant
  if (grant === null) return c.json({ msg: HALF_CONFIRMED, code: '200' })
  return answerGrant(auth, c, grant)
}

function readPresented(body: z.output<typeof bodySchema>): Presented {
  const { type, token, token_hash: hash, email: address, phone } = body
  if (type === '') throw invalidRequest('Verify requires a verification type')
  if ((token === '') === (hash === '')) {
    throw invalidRequest('Verify requires either a token or a token hash')
  }
  if (hash !== '') {
    if (address !== '' || phone !== '')
      throw invalidRequest('Only the token_hash and type should be provided')
    return { type, by: { hash } }
  }
  if (address === '' || phone !== '') {
    throw invalidRequest('Only an email address or phone number should be provided on verify')
  }
  return { type, by: { email: readEmail(address), code: token } }
}

function readEmail(text: string): string {
  try {
    return checkEmail(text)
  } catch {
    throw new AuthError(422, 'validation_failed', 'Invalid email format')
  }
}
