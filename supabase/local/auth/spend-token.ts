import type { Transaction } from '../database/database.ts'
import type { Auth } from './auth.ts'
import { AuthError, invalidRequest } from './auth-error.ts'
import { dropAllTokens, dropToken, findToken, isExpired, type TokenType } from './one-time-token.ts'
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

/** The hash of a mailed link, or of an address and its code. */
export type Presented = {
  readonly type: string
  readonly hash: string
  readonly email: string | null
  /** One error for unknown, used and expired tokens, which must not be distinguishable. */
  readonly refusal: string
}

type Spent = {
  readonly user: UserRecord
  /** False after the first of two confirmations of an email change: there is no session yet. */
  readonly isComplete: boolean
}

/** Spends a one-time token: confirms the address, or half or all of its change. Throws 403 `otp_expired`. */
export async function spendToken(auth: Auth, tx: Transaction, presented: Presented): Promise<Spent> {
  const types = TYPES[presented.type]
  if (types === undefined) throw invalidRequest('Invalid email verification type')
  const found = await findToken(tx, types, presented.hash, presented.email)
  const user = found && (await findUserById(tx, found.userId))
  if (found === undefined || user === undefined) throw new AuthError(403, 'otp_expired', presented.refusal)
  if (isBanned(user, auth.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  if (isExpired(auth, user, found.type)) throw new AuthError(403, 'otp_expired', presented.refusal)

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
