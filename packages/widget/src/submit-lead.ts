/** The result of one request. */
export type SubmitResult = {
  /** The HTTP status; 0 without a response in our own format. */
  readonly status: number
  /** The address of the next page, or an empty string. */
  readonly handoffUrl: string
  readonly code: string
  /** The server's message for the visitor; the one about the email is preferred. */
  readonly message: string
  /** The server's `Retry-After` in milliseconds; 0 without one. */
  readonly retryAfterMs: number
}

const TIMEOUT_MS = 20_000

/**
 * Posts one capture. A string body without custom headers is a simple request (no preflight); `keepalive` lets it
 * complete after the page is closed. Never throws. The only function of the widget that uses the network.
 */
export async function submitLead(api: string, body: string): Promise<SubmitResult> {
  // Without a prototype: properties that the page added to Object.prototype must not become request options.
  const options: RequestInit = Object.create(null)
  // In an async function: a fetch that the page has replaced may throw synchronously.
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
  // Trust only responses in our own format. Captive portals answer 200 with HTML, firewalls refuse with HTML, and a
  // platform without the function answers with a top-level message: none of them has processed the capture.
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
