import { err, ok, type Result } from '@foyer/shared/result.ts'
import type { Log } from '../log.ts'
import type { ServiceClient } from '../service-client.ts'

/** Deletes a user, and with it every row that refers to it; a user that is gone already is a success. */
export type DeleteUser = (userId: string) => Promise<Result<null, { readonly code: 'unavailable' }>>

/** Makes the call to the administration of users. */
export function createDeleteUser(client: ServiceClient, log: Log): DeleteUser {
  return async (userId) => {
    const { error } = await client.auth.admin.deleteUser(userId)
    if (!error || error.code === 'user_not_found') return ok(null)
    log({ event: 'user_not_deleted', status: error.status ?? 0 })
    return err({ code: 'unavailable' })
  }
}
