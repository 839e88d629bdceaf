import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Transaction } from '../database/database.ts'
import type { Auth } from './auth.ts'
import { AuthError } from './auth-error.ts'
import type { UserRecord } from './user-record.ts'

/**
 * A mail contains a code, and a link with a hash. They are stored once per user and type, so that a new mail invalidates the
 * one before it. The hash is random: one made from the code, as in the hosted service, could be guessed like the code, past
 * the limit of wrong codes.
 */
export type OneTimeToken = { readonly code: string; readonly hash: string }

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'

const SENT_AT = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  email_change_token_new: 'email_change_sent_at',
  email_change_token_current: 'email_change_sent_at',
} as const

const HASH = /^[0-9a-f]{56}$/

/** Wrong codes after which a code is dead; the link of the same mail lives on. */
const MAX_WRONG_CODES = 5

/** Creates a random hash and a random code of `otp_length` digits. */
export function createOneTimeToken(auth: Auth): OneTimeToken {
  const length = auth.settings.email.otp_length
  const code = String(randomInt(10 ** length)).padStart(length, '0')
  return { code, hash: randomBytes(28).toString('hex') }
}

function hashCode(email: string, code: string): string {
  return createHash('sha224').update(`${email}${code}`).digest('hex')
}

/** Throws 429 when the last mail of this type was sent less than `max_frequency` ago. */
export function checkFrequency(auth: Auth, user: UserRecord, type: TokenType): void {
  const sentAt = user[SENT_AT[type]]
  if (sentAt === null) return
  const waitMs = Date.parse(sentAt) + parseDuration(auth.settings.email.max_frequency) - auth.now().getTime()
  if (waitMs <= 0) return
  const message = `For security purposes, you can only request this after ${Math.floor(waitMs / 1000)} seconds.`
  throw new AuthError(429, 'over_email_send_rate_limit', message)
}

/** Stores the hash and the time before the mail is sent, so that two requests cannot both send one. */
export async function storeToken(
  auth: Auth,
  tx: Transaction,
  userId: string,
  type: TokenType,
  email: string,
  { code, hash }: OneTimeToken,
) {
  const at = auth.now().toISOString()
  await tx.query(`update auth.users set ${type} = $2, ${SENT_AT[type]} = $3, updated_at = $3 where id = $1`, [
    userId,
    hash,
    at,
  ])
  await tx.query(
    `insert into auth.one_time_tokens
       (id, user_id, token_type, token_hash, relates_to, created_at, updated_at, code_hash)
     values (gen_random_uuid(), $1, '${type}', $2, $3, $4, $4, $5)
     on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, relates_to = excluded.relates_to, updated_at = excluded.updated_at,
       code_hash = excluded.code_hash, wrong_codes = 0`,
    [userId, hash, email, at, hashCode(email, code)],
  )
}

/** Undoes `storeToken` after a failed mail, so that the next attempt need not wait. */
export async function withdrawToken(tx: Transaction, user: UserRecord, type: TokenType): Promise<void> {
  await tx.query(`update auth.users set ${SENT_AT[type]} = $2 where id = $1`, [user.id, user[SENT_AT[type]]])
  await dropToken(tx, user.id, type)
}

/** Invalidates the link and code of one type. */
export async function dropToken(tx: Transaction, userId: string, type: TokenType): Promise<void> {
  await tx.query(`update auth.users set ${type} = '' where id = $1`, [userId])
  await tx.query(`delete from auth.one_time_tokens where user_id = $1 and token_type = '${type}'`, [userId])
}

/** Invalidates all links and codes of the user. */
export async function dropAllTokens(tx: Transaction, userId: string): Promise<void> {
  await tx.query(
    `update auth.users set confirmation_token = '', recovery_token = '', email_change_token_new = '',
       email_change_token_current = '' where id = $1`,
    [userId],
  )
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [userId])
}

export type FoundToken = { readonly type: TokenType; readonly userId: string }

/** Looks for the hash of a link among tokens of `types`. */
export async function findLink(
  tx: Transaction,
  types: readonly TokenType[],
  hash: string,
): Promise<FoundToken | undefined> {
  if (!HASH.test(hash)) return undefined
  const { rows } = await tx.query<FoundToken>(
    `select token_type::text as type, user_id as "userId" from auth.one_time_tokens
     where token_hash = $1 and token_type::text = any($2::text[])`,
    [hash, types],
  )
  return rows[0]
}

/**
 * Looks for a code that was mailed to `email`, and counts a wrong one against every code that it was tried on.
 *
 * @returns `dead` when there is none left that may be tried; the caller has to commit the count
 */
export async function tryCode(
  tx: Transaction,
  types: readonly TokenType[],
  email: string,
  code: string,
): Promise<FoundToken | 'dead' | undefined> {
  const { rows } = await tx.query<FoundToken & { isDead: boolean; isRight: boolean }>(
    `select token_type::text as type, user_id as "userId",
       wrong_codes >= ${MAX_WRONG_CODES} as "isDead", code_hash = $3 as "isRight"
     from auth.one_time_tokens where relates_to = $1 and token_type::text = any($2::text[])`,
    [email, types, hashCode(email, code)],
  )
  const right = rows.find(({ isDead, isRight }) => isRight && !isDead)
  if (right || rows.length === 0) return right
  const { rows: left } = await tx.query<{ count: number }>(
    `with tried as (
       update auth.one_time_tokens set wrong_codes = least(wrong_codes + 1, ${MAX_WRONG_CODES})
       where relates_to = $1 and token_type::text = any($2::text[]) returning wrong_codes
     )
     select count(*)::integer as count from tried where wrong_codes < ${MAX_WRONG_CODES}`,
    [email, types],
  )
  return left[0]?.count === 0 ? 'dead' : undefined
}

/** True when `otp_expiry` seconds have passed since the token's mail was sent. */
export function isExpired(auth: Auth, user: UserRecord, type: TokenType): boolean {
  const sentAt = user[SENT_AT[type]]
  return sentAt === null || Date.parse(sentAt) + auth.settings.email.otp_expiry * 1000 < auth.now().getTime()
}

/** Milliseconds of a duration as Go writes it: `60s`, `1m30s`, `1h`. */
function parseDuration(text: string): number {
  const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }
  const parts = Array.from(text.matchAll(/([\d.]+)(ms|h|m|s)/g))
  return parts.reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (units[unit] ?? 0), 0)
}
