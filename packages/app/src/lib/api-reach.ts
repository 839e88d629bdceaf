// Whether the API answers at all. One lost request is common; two in a row mean a blocker, a network or an outage.
import { env } from '../config/env.ts'

const FAILURES_TO_TELL = 2

let failures = 0
const listeners = new Set<() => void>()

/** Counts a request: any answer, even a refusal, shows that the API is reached. */
export function noteRequest(isAnswered: boolean): void {
  const was = isApiUnreachable()
  failures = isAnswered ? 0 : failures + 1
  if (was !== isApiUnreachable()) for (const listener of listeners) listener()
}

/** Whether the last requests had no answer. */
export function isApiUnreachable(): boolean {
  return failures >= FAILURES_TO_TELL
}

/** Calls the listener when the API is lost or back; returns how to stop. */
export function watchApiReach(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks the API for anything. When it is back, what waits for a connection is sent. */
export async function tryApi(): Promise<void> {
  try {
    const { apiUrl, supabaseKey } = env()
    await fetch(`${apiUrl}/auth/v1/health`, {
      headers: { apikey: supabaseKey },
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    })
  } catch {
    return
  }
  noteRequest(true)
  window.dispatchEvent(new Event('online'))
}
