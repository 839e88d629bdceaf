import type { Context } from 'hono'
import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import { isUuid } from '../is-uuid.ts'
import type { Auth } from './auth.ts'
import { AuthError, logFailure, notServed } from './auth-error.ts'
import { requireAdministrator } from './authenticate.ts'
import { readBody } from './read-body.ts'
import { findUserById, listUsers, presentUser, type UserRecord } from './user-record.ts'

const deleteSchema = z.object({ should_soft_delete: z.boolean().nullish() })

/** GET /admin/users: one page of `per_page` users (default 50), newest first. */
export async function answerUserList(auth: Auth, c: Context): Promise<Response> {
  await requireAdministrator(auth, c)
  const [page, perPage] = [readCount(c, 'page', 1), readCount(c, 'per_page', 50)]
  const [users, total] = await auth.database.asSuperuser(async (tx) => {
    const { rows } = await tx.query<{ total: string }>('select count(*)::text as total from auth.users')
    return [await listUsers(tx, page, perPage), rows[0]?.total ?? '0'] as const
  })
  return c.json({ users: users.map(presentUser), aud: 'authenticated' }, 200, { 'x-total-count': total })
}

/** GET /admin/users/:id. */
export async function answerUser(auth: Auth, c: Context): Promise<Response> {
  await requireAdministrator(auth, c)
  return c.json(presentUser(await auth.database.asSuperuser((tx) => requireUserOfPath(tx, c))))
}

/** DELETE /admin/users/:id: the foreign keys to auth.users decide what else is deleted. */
export async function deleteUser(auth: Auth, c: Context): Promise<Response> {
  await requireAdministrator(auth, c)
  const { should_soft_delete: isSoft } = await readBody(c, deleteSchema)
  if (isSoft) throw notServed('DELETE /admin/users/{id} with should_soft_delete')
  await auth.database.asSuperuser(async (tx) => {
    const { id } = await requireUserOfPath(tx, c)
    await tx.query('delete from auth.users where id = $1', [id]).catch((error: unknown) => {
      logFailure('delete user', error)
      throw new AuthError(500, 'unexpected_failure', 'Database error deleting user')
    })
  })
  return c.json({})
}

async function requireUserOfPath(tx: Transaction, c: Context): Promise<UserRecord> {
  const id = c.req.param('id') ?? ''
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID')
  const user = await findUserById(tx, id)
  if (user === undefined) throw new AuthError(404, 'user_not_found', 'User not found')
  return user
}

function readCount(c: Context, name: string, fallback: number): number {
  const count = Number(c.req.query(name) || fallback)
  return Number.isInteger(count) && count > 0 ? count : fallback
}
