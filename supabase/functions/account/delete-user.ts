import { err, ok, type Result } from '@foyer/shared/result.ts'
import type { DatabaseAccess } from '../_shared/call-database.ts'
import type { Log } from '../_shared/log.ts'
import { secretKeyHeaders } from '../_shared/secret-key-headers.ts'

/** Deletes a user, and with it every row that refers to it; a user who is gone already is a success. */
export type DeleteUser = (userId: string) => Promise<Result<null, { readonly code: 'unavailable' }>>

/** Makes the call to the administration of users. */
export function createDeleteUser(
  { supabaseUrl, secretKey, timeoutMs }: DatabaseAccess,
  log: Log,
): DeleteUser {
  const headers = { ...secretKeyHeaders(secretKey), 'content-type': 'application/json' }
  return async (userId) => {
    try {
      const response = await fetch(`${supabaseUrl}/auth/v1/admin/users/${userId}`, {
        method: 'DELETE',
        headers,
        body: JSON.stringify({ should_soft_delete: false }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.ok || response.status === 404) return ok(null)
      log({ event: 'user_not_deleted', status: response.status })
    } catch {
      log({ event: 'user_not_deleted', status: 0 })
    }
    return err({ code: 'unavailable' })
  }
}
