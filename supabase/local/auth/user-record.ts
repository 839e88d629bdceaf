import type { Transaction } from '../database/database.ts'

/** A row of auth.users with its identities, in the shapes of the wire: times are RFC 3339 text in UTC. */
export type UserRecord = {
  readonly id: string
  readonly aud: string
  readonly role: string
  readonly email: string
  readonly phone: string
  readonly email_change: string
  readonly email_change_confirm_status: number
  readonly app_metadata: Record<string, unknown>
  readonly user_metadata: Record<string, unknown>
  readonly identities: readonly Record<string, unknown>[]
  readonly is_anonymous: boolean
} & Readonly<Record<UserTime, string | null>>

const USER_TIMES = [
  'invited_at',
  'email_confirmed_at',
  'confirmation_sent_at',
  'confirmed_at',
  'recovery_sent_at',
  'email_change_sent_at',
  'last_sign_in_at',
  'banned_until',
  'created_at',
  'updated_at',
] as const
type UserTime = (typeof USER_TIMES)[number]

// Formatted by the database, because a JavaScript Date has no microseconds.
const utc = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const SELECT_USER = `
  select u.id, coalesce(u.aud, '') as aud, coalesce(u.role, '') as role, coalesce(u.email, '') as email,
    coalesce(u.phone, '') as phone, coalesce(u.email_change, '') as email_change, u.email_change_confirm_status,
    ${USER_TIMES.map((column) => `${utc(`u.${column}`)} as ${column}`).join(', ')},
    coalesce(u.raw_app_meta_data, '{}') as app_metadata, coalesce(u.raw_user_meta_data, '{}') as user_metadata,
    u.is_anonymous,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
        'provider', i.provider, 'last_sign_in_at', ${utc('i.last_sign_in_at')},
        'created_at', ${utc('i.created_at')}, 'updated_at', ${utc('i.updated_at')}, 'email', i.email
      ) order by i.created_at, i.id), '[]') from auth.identities i where i.user_id = u.id
    ) as identities
  from auth.users u`

/** `undefined` when there is no such user; `id` has to be a uuid. */
export async function findUserById(tx: Transaction, id: string): Promise<UserRecord | undefined> {
  const { rows } = await tx.query<UserRecord>(`${SELECT_USER} where u.id = $1`, [id])
  return rows[0]
}

/** The user with a lower-case address; ignores single sign-on users, who may have the same one. */
export async function findUserByEmail(tx: Transaction, email: string): Promise<UserRecord | undefined> {
  const { rows } = await tx.query<UserRecord>(`${SELECT_USER} where u.email = $1 and not u.is_sso_user`, [
    email,
  ])
  return rows[0]
}

/** One page, newest first; `page` counts from 1. */
export async function listUsers(tx: Transaction, page: number, perPage: number): Promise<UserRecord[]> {
  const order = 'order by u.created_at desc, u.id limit $1 offset $2'
  const { rows } = await tx.query<UserRecord>(`${SELECT_USER} ${order}`, [perPage, (page - 1) * perPage])
  return rows
}

/** Reads a user again after writes in the same transaction. */
export async function reloadUser(tx: Transaction, id: string): Promise<UserRecord> {
  const user = await findUserById(tx, id)
  if (user === undefined) throw new Error(`user ${id} is missing within a transaction`)
  return user
}

/** The user as clients see it: without tokens and without null values. */
export function presentUser(user: UserRecord): Record<string, unknown> {
  const { email_change, email_change_confirm_status: _, ...shown } = user
  const entries = Object.entries({ ...shown, new_email: email_change === '' ? null : email_change })
  return Object.fromEntries(entries.filter(([, value]) => value !== null))
}

/** Whether an administrator has banned the user until a later time. */
export function isBanned(user: UserRecord, now: Date): boolean {
  return user.banned_until !== null && Date.parse(user.banned_until) > now.getTime()
}
