import { withTimeLimit } from './with-time-limit.ts'

// A slow phone needs some seconds; the browser itself would wait for minutes.
const TIMEOUT_MS = 20_000

/**
 * Requests without this limit: callers of functions know how long the work takes, and a session that comes late is still
 * stored, because its code is used up.
 */
const UNLIMITED = ['/functions/v1/', '/auth/v1/verify']

/** The `fetch` of the client: it gives a request up that gets no answer within twenty seconds. */
export function fetchWithLimit(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = String(input)
  if (UNLIMITED.some((path) => url.includes(path))) return fetch(input, init)
  return withTimeLimit(TIMEOUT_MS, init.signal ?? new AbortController().signal, (signal) =>
    fetch(input, { ...init, signal }),
  )
}
