// The only place that knows fetch.

/** What became of one request. */
export type SubmitResult = {
  /** The HTTP status; 0 when no answer of ours arrived. */
  readonly status: number
  /** Where the visitor goes on; empty when there is no such place. */
  readonly handoffUrl: string
  readonly code: string
  /** The server's sentence for people, the one about the email if there is one. */
  readonly message: string
  /** How long the server asks to wait, in milliseconds; 0 when it does not say. */
  readonly retryAfterMs: number
}

const TIMEOUT_MS = 20_000

/**
 * Posts one capture. A text body without headers of its own is a simple request (no preflight), and `keepalive` lets
 * it outlive the page.
 */
export async function submitLead(api: string, body: string): Promise<SubmitResult> {
  // Without a prototype: what the page added to that of all objects is no option of this request.
  const options: RequestInit = Object.create(null)
  // Within a function of its own: what the page put in the place of fetch may throw before there is a promise.
  const request = async () =>
    fetch(
      api,
      Object.assign(options, {
        method: 'POST',
        body,
        keepalive: true,
        credentials: 'omit',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    )
  const response = await request().catch(() => null)
  const answer: unknown = await response?.json().catch(() => null)
  const error = member(answer, 'error')
  // A captive portal answers 200 with a page of its own, a firewall refuses with one, and a platform that has lost our
  // function says so in its own shape, with the message on top: none of them has read what was sent.
  const isOurs = answer ? !member(answer, 'message') : (response?.status ?? 0) >= 500
  return {
    status: (isOurs && response?.status) || 0,
    handoffUrl: text(member(answer, 'handoff_url')),
    code: text(member(error, 'code')),
    message: text(member(member(error, 'fields'), 'email')) || text(member(error, 'message')),
    retryAfterMs: Number(response?.headers.get('retry-after')) * 1000 || 0,
  }
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value ? Reflect.get(value, name) : undefined
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
