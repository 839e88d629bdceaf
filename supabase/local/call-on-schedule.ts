import { setTimeout as delay } from 'node:timers/promises'

/** Calls a function again and again: what pg_cron does on the hosted platform. */
export type Schedule = {
  /** With the path behind it, if there is one. */
  readonly functionName: string
  /** From the end of one call to the beginning of the next, in milliseconds. */
  readonly everyMs: number
}

/**
 * Begins to call a function with the stack's secret key, one call after the other. A call that fails is told about and
 * changes nothing.
 *
 * @returns ends the calls
 */
export function callOnSchedule(
  { functionName, everyMs }: Schedule,
  { apiUrl, secretKey }: { readonly apiUrl: string; readonly secretKey: string },
): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending

  async function call(): Promise<void> {
    const response = await fetch(`${apiUrl}/functions/v1/${functionName}`, {
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
        if (!signal.aborted) console.error(`The scheduled call of ${functionName} failed:`, error)
      })
    }
  }

  const ended = callForever()
  return () => {
    ending.abort()
    return ended
  }
}
