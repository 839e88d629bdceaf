import { causeOf, type Log } from './log.ts'
import type { ServiceAccess } from './service-client.ts'

/** `POST` with the project's secret key: the worker does what is due. A timer, the function `sb` and the worker call it. */
export const WORKER_PATH = '/worker'

/**
 * Wakes the worker. Never throws: its timer finds what was missed.
 *
 * @param round counts calls in a row
 */
export type WakeWorker = (round?: number) => Promise<void>

/** Makes the call. */
export function createWakeWorker(
  { supabaseUrl, secretKey, timeoutMs, fetch = globalThis.fetch }: ServiceAccess,
  log: Log,
): WakeWorker {
  return async (round = 1) => {
    try {
      const response = await fetch(`${supabaseUrl}/functions/v1${WORKER_PATH}?round=${round}`, {
        method: 'POST',
        headers: { apikey: secretKey },
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (!response.ok) log({ event: 'worker_not_woken', status: response.status })
    } catch (exception) {
      log({ event: 'worker_not_woken', ...causeOf(exception) })
    }
  }
}
