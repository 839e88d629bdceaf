import { SITES_PATH } from '@foyer/shared/api/sites.ts'
import { z } from 'zod'
import { readDatabaseAnswer } from '../../_shared/database-answer.ts'
import { causeOf } from '../../_shared/log.ts'
import type { Job } from '../run-jobs.ts'
import type { WorkerTools } from '../tools.ts'

/**
 * Calls the function sites for some sites that another address serves now, or that show a notice whose day is over. It
 * never throws: what fails is due again in five minutes. Many notices end on the same day, so the next sites follow at
 * once, unless all of these failed.
 */
export function createFollowAddresses({
  client,
  supabaseUrl,
  secretKey,
  timeoutMs,
  fetch = globalThis.fetch,
  log,
}: Pick<WorkerTools, 'client' | 'supabaseUrl' | 'secretKey' | 'timeoutMs' | 'fetch' | 'log'>): Job {
  return async () => {
    const owners = await readDatabaseAnswer(
      client.rpc('claim_moved_sites', {}),
      z.array(z.uuid()),
      'moved_sites_not_claimed',
      log,
    )
    let followed = 0
    for (const owner of owners.ok ? owners.value : []) {
      try {
        const response = await fetch(`${supabaseUrl}/functions/v1${SITES_PATH}`, {
          method: 'POST',
          headers: { apikey: secretKey, 'content-type': 'application/json' },
          body: JSON.stringify({ do: 'follow', owner }),
          signal: AbortSignal.timeout(timeoutMs),
        })
        await response.body?.cancel()
        if (response.ok) followed += 1
        else log({ event: 'address_not_followed', status: response.status })
      } catch (exception) {
        log({ event: 'address_not_followed', ...causeOf(exception) })
      }
    }
    return followed > 0
  }
}
