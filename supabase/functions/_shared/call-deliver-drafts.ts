import { DELIVER_DRAFTS_PATH } from '@foyer/shared/api/drafts.ts'
import type { Log } from './log.ts'
import type { ServiceAccess } from './service-client.ts'

/** Calls the function deliver-drafts to work on what is due. Never throws: its timer finds what was missed. */
export type CallDeliverDrafts = (round?: number) => Promise<void>

/** Makes the call. */
export function createCallDeliverDrafts(
  { supabaseUrl, secretKey, timeoutMs, fetch = globalThis.fetch }: ServiceAccess,
  log: Log,
): CallDeliverDrafts {
  return async (round = 1) => {
    try {
      const response = await fetch(`${supabaseUrl}/functions/v1${DELIVER_DRAFTS_PATH}?round=${round}`, {
        method: 'POST',
        headers: { apikey: secretKey },
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (!response.ok) log({ event: 'delivery_not_called', status: response.status })
    } catch {
      log({ event: 'delivery_not_called', status: 0 })
    }
  }
}
