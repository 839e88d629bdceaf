import { SITES_PATH } from '@foyer/shared/api/sites.ts'
import { z } from 'zod'
import { readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Log } from '../_shared/log.ts'
import type { ServiceAccess, ServiceClient } from '../_shared/service-client.ts'

/**
 * Makes the call of the function sites for each site that another address serves now. It never throws: what fails is due
 * again.
 */
export function createFollowAddresses(
  client: ServiceClient,
  { supabaseUrl, secretKey, timeoutMs, fetch = globalThis.fetch }: ServiceAccess,
  log: Log,
): () => Promise<boolean> {
  return async () => {
    const owners = await readDatabaseAnswer(
      client.rpc('claim_moved_sites', {}),
      z.array(z.uuid()),
      'moved_sites_not_claimed',
      log,
    )
    for (const owner of owners.ok ? owners.value : []) {
      try {
        const response = await fetch(`${supabaseUrl}/functions/v1${SITES_PATH}`, {
          method: 'POST',
          headers: { apikey: secretKey, 'content-type': 'application/json' },
          body: JSON.stringify({ do: 'follow', owner }),
          signal: AbortSignal.timeout(timeoutMs),
        })
        await response.body?.cancel()
        if (!response.ok) log({ event: 'address_not_followed', status: response.status })
      } catch {
        log({ event: 'address_not_followed', status: 0 })
      }
    }
    return false
  }
}
