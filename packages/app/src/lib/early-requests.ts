// The first requests of a screen, sent before supabase-js has arrived. They ask what the client is going to ask, and the
// client takes each response once.
import { env } from '../config/env.ts'

/** A read of the database: the path and query below `/rest/v1/`; with a body, a function is called by POST. */
export type EarlyRequest = { readonly path: string; readonly body?: string }

/** A later request may follow a change elsewhere. */
const FRESH_MS = 10_000

/** The response depends on these, and no early request has them. */
const DECIDING_HEADERS = ['accept', 'prefer', 'range']

type Sent = {
  readonly authorization: string
  readonly at: number
  /** `null` after a failure. */
  readonly response: Promise<Response | null>
  readonly abort: () => void
}

const sent = new Map<string, Sent>()

/** Sends requests with the access token of the stored session. A failure is left to the client, which asks again. */
export function sendEarly(requests: readonly EarlyRequest[], accessToken: string): void {
  const { apiUrl, supabaseKey } = env()
  const authorization = `Bearer ${accessToken}`
  for (const { path, body } of requests) {
    const url = `${apiUrl}/rest/v1/${path}`
    const aborting = new AbortController()
    const init = {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        apikey: supabaseKey,
        authorization,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body ?? null,
      signal: aborting.signal,
    }
    sent.set(nameOf(url, init), {
      authorization,
      at: Date.now(),
      response: fetch(url, init).then(
        (response) => (response.ok ? response : null),
        () => null,
      ),
      abort: () => aborting.abort(),
    })
  }
}

/**
 * Fetches as the client needs it: returns the response of the same early request if there is one of the same session from
 * the last ten seconds; otherwise it asks the network.
 */
export async function fetchUnlessEarly(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const early = take(String(input), init)
  if (!early) return fetch(input, init)
  init.signal?.addEventListener('abort', early.abort)
  if (init.signal?.aborted) early.abort()
  return (await early.response) ?? fetch(input, init)
}

function take(url: string, init: RequestInit): Sent | null {
  const name = nameOf(url, init)
  const early = sent.get(name)
  // After a change, the other responses may be outdated.
  if (!early && init.method !== undefined && init.method !== 'GET') sent.clear()
  if (!early) return null
  sent.delete(name)
  const headers = new Headers(init.headers)
  const isSame =
    headers.get('authorization') === early.authorization &&
    !DECIDING_HEADERS.some((header) => headers.has(header))
  if (isSame && Date.now() - early.at < FRESH_MS) return early
  early.abort()
  return null
}

const nameOf = (url: string, { method = 'GET', body }: RequestInit) => `${method} ${url} ${body ?? ''}`
