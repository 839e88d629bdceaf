import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from './database/database.ts'

/** A repeated call of an endpoint: what pg_cron does on the hosted platform. */
export type Schedule = {
  /** Below the API's address, for example `/functions/v1/NAME` or `/rest/v1/rpc/NAME`. */
  readonly path: string
  /** From the end of one call to the beginning of the next, in milliseconds. */
  readonly everyMs: number
  /** A condition in SQL: nothing is called while it is false. */
  readonly when?: string
}

type Target = { readonly apiUrl: string; readonly secretKey: string; readonly database: Database }

/**
 * Posts to an endpoint with the stack's secret key, one call after the other. A failed call is logged, and the calls
 * continue.
 *
 * @returns ends the calls
 */
export function callOnSchedule(
  { path, everyMs, when = 'true' }: Schedule,
  { apiUrl, secretKey, database }: Target,
): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending

  async function call(): Promise<void> {
    const { rows } = await database.asSuperuser((tx) =>
      tx.query<{ isDue: boolean }>(`select ${when} as "isDue"`),
    )
    if (!rows[0]?.isDue) return
    const response = await fetch(`${apiUrl}${path}`, {
      method: 'POST',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body: '{}',
      signal,
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`it answered ${response.status}`)
  }

  async function callForever(): Promise<void> {
    while (!signal.aborted) {
      await delay(everyMs, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return
      await call().catch((error: unknown) => {
        if (!signal.aborted) console.error(`The scheduled call of ${path} failed:`, error)
      })
    }
  }

  const ended = callForever()
  return () => {
    ending.abort()
    return ended
  }
}
