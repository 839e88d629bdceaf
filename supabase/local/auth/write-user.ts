import type { Transaction } from '../database/database.ts'
import type { Auth } from './auth.ts'
import { AuthError, logFailure } from './auth-error.ts'
import { findUserByEmail, reloadUser, type UserRecord } from './user-record.ts'

type NewUser = {
  readonly email: string
  readonly userMetadata: Readonly<Record<string, unknown>>
}

/** Creates an unconfirmed user with one identity. A failing trigger of the product becomes a 500. */
export async function createUser(auth: Auth, tx: Transaction, user: NewUser): Promise<UserRecord> {
  const id = crypto.randomUUID()
  const at = auth.now().toISOString()
  const appMetadata = { provider: 'email', providers: ['email'] }
  const identity = {
    ...user.userMetadata,
    sub: id,
    email: user.email,
    email_verified: false,
    phone_verified: false,
  }
  try {
    await tx.query(
      `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, confirmation_token,
         recovery_token, email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data,
         created_at, updated_at)
       values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, '', '', '', '', '',
         $3::text::jsonb, $4::text::jsonb, $5, $5)`,
      [id, user.email, JSON.stringify(appMetadata), JSON.stringify(user.userMetadata), at],
    )
    await tx.query(
      `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
       values ($1::text, $1::uuid, $2::text::jsonb, 'email', $3, $3, $3)`,
      [id, JSON.stringify(identity), at],
    )
  } catch (error) {
    logFailure('new user', error)
    throw new AuthError(500, 'unexpected_failure', 'Database error saving new user')
  }
  return reloadUser(tx, id)
}

/** Marks the user's address as confirmed; changes nothing for a confirmed user. */
export async function confirmUser(auth: Auth, tx: Transaction, userId: string): Promise<void> {
  const at = auth.now().toISOString()
  const { affectedRows } = await tx.query(
    `update auth.users set email_confirmed_at = $2, updated_at = $2,
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
     where id = $1 and email_confirmed_at is null`,
    [userId, at],
  )
  if (affectedRows === 0) return
  await tx.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = $2
     where user_id = $1 and provider = 'email'`,
    [userId, at],
  )
}

/** Merges `data` into the user's metadata; a null removes its key. */
export async function mergeUserMetadata(
  auth: Auth,
  tx: Transaction,
  userId: string,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const removed = Object.keys(data).filter((key) => data[key] === null)
  await tx.query(
    `update auth.users set updated_at = $4,
       raw_user_meta_data = (coalesce(raw_user_meta_data, '{}') || $2::text::jsonb) - $3::text[]
     where id = $1`,
    [userId, JSON.stringify(data), removed, auth.now().toISOString()],
  )
}

/** Replaces the user's address by the one in `email_change`. */
export async function applyEmailChange(auth: Auth, tx: Transaction, user: UserRecord): Promise<void> {
  if (await findUserByEmail(tx, user.email_change)) throw emailExists()
  const at = auth.now().toISOString()
  await tx.query(
    `update auth.users set email = $2, email_change = '', email_change_confirm_status = 0, updated_at = $3
     where id = $1`,
    [user.id, user.email_change, at],
  )
  await tx.query(
    `update auth.identities
     set identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', true), updated_at = $3
     where user_id = $1 and provider = 'email'`,
    [user.id, user.email_change, at],
  )
  await confirmUser(auth, tx, user.id)
}

/** 422 for an address of another user. */
export function emailExists(): AuthError {
  return new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
}
