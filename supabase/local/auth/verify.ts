import type { Context } from 'hono'
import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import { type Auth, clientAddress } from './auth.ts'
import { AuthError, invalidRequest } from './auth-error.ts'
import { checkEmail } from './check-email.ts'
import { dropAllTokens, dropToken, findLink, isExpired, type TokenType, tryCode } from './one-time-token.ts'
import { optionalText, readBody } from './read-body.ts'
import { answerGrant, createSession } from './session.ts'
import { findUserById, isBanned, type UserRecord } from './user-record.ts'
import { applyEmailChange, confirmUser } from './write-user.ts'

const EMAIL_CHANGE: readonly TokenType[] = ['email_change_token_new', 'email_change_token_current']
const TYPES: Readonly<Record<string, readonly TokenType[]>> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: EMAIL_CHANGE,
}

/** The hash of a mailed link, or an address and the code that was mailed to it. */
type Presented = {
  readonly type: string
  readonly by: { readonly hash: string } | { readonly email: string; readonly code: string }
}

type Spent = {
  readonly user: UserRecord
  /** False after the first of two confirmations of an email change: there is no session yet. */
  readonly isComplete: boolean
}

/**
 * Spends a one-time token: confirms the address, or half or all of its change.
 *
 * @returns an error, as one that is thrown would take back the count of wrong codes: 403 `otp_expired` for unknown, used and
 *   expired tokens, which must not be distinguishable, `otp_attempts_exceeded` after too many wrong codes, `user_banned`
 */
async function spendToken(auth: Auth, tx: Transaction, { type, by }: Presented): Promise<Spent | AuthError> {
  const types = TYPES[type]
  if (types === undefined) return invalidRequest('Invalid email verification type')
  const isLink = 'hash' in by
  const refusal = isLink ? 'Email link is invalid or has expired' : 'Token has expired or is invalid'
  const found = isLink ? await findLink(tx, types, by.hash) : await tryCode(tx, types, by.email, by.code)
  if (found === 'dead') {
    return new AuthError(403, 'otp_attempts_exceeded', 'Too many wrong codes, please request a new one')
  }
  const user = found && (await findUserById(tx, found.userId))
  if (found === undefined || user === undefined) return new AuthError(403, 'otp_expired', refusal)
  if (isBanned(user, auth.now())) return new AuthError(403, 'user_banned', 'User is banned')
  if (isExpired(auth, user, found.type)) return new AuthError(403, 'otp_expired', refusal)

  if (EMAIL_CHANGE.includes(found.type)) return spendEmailChange(auth, tx, user, found.type)
  await dropAllTokens(tx, user.id)
  await confirmUser(auth, tx, user.id)
  return { user, isComplete: true }
}

async function spendEmailChange(
  auth: Auth,
  tx: Transaction,
  user: UserRecord,
  type: TokenType,
): Promise<Spent> {
  const isFirstOfTwo = auth.settings.email.double_confirm_changes && user.email_change_confirm_status === 0
  if (isFirstOfTwo && user.email !== '') {
    await dropToken(tx, user.id, type)
    await tx.query('update auth.users set email_change_confirm_status = 1, updated_at = $2 where id = $1', [
      user.id,
      auth.now().toISOString(),
    ])
    return { user, isComplete: false }
  }
  await dropAllTokens(tx, user.id)
  await applyEmailChange(auth, tx, user)
  return { user, isComplete: true }
}

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
