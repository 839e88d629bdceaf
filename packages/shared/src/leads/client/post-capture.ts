const DAY_MS = 86_400_000

/** The result of one request. */
export type CaptureResult = {
  /** The HTTP status; 0 without a response in our own format. */
  readonly status: number
  /** The address of the next page, or an empty string. */
  readonly handoffUrl: string
  readonly code: string
  /** The server's message for the visitor; the one about the email is preferred. */
  readonly message: string
  /** The server's `Retry-After` in milliseconds, a day at most; 0 without one. */
  readonly retryAfterMs: number
}

/**
 * Posts one capture and never throws. A string body without custom headers is a simple request (no preflight);
 * `keepalive` lets it complete after the page is closed.
 *
 * @param timeoutMs how long to wait for the answer
 */
export async function postCapture(api: string, body: string, timeoutMs: number): Promise<CaptureResult> {
  let status = 0
  let answer: unknown
  let retryAfterMs = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const late = new AbortController()
    timer = setTimeout(() => late.abort(), timeoutMs)
    const options: RequestInit & { __proto__: null } = {
      // Properties that the page added to Object.prototype must not become request options.
      __proto__: null,
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'omit',
      signal: late.signal,
    }
    const response = await fetch(api, options)
    status = response.status
    answer = await response.json()
    // A timer of more than 24 days would fire at once.
    retryAfterMs = Math.min(Number(response.headers.get('retry-after')) * 1000 || 0, DAY_MS)
  } catch {
    // No answer, an answer that is not JSON, or a page that has replaced `fetch` or `AbortController`.
  }
  clearTimeout(timer)
  const { handoff_url, error, message } = Object(answer)
  // Trust only responses in our own format. Captive portals answer 200 with HTML, firewalls refuse with HTML, and a
  // platform without the function answers with a top-level message: none of them has processed the capture.
  const { code, fields, message: sentence } = Object(error)
  const isOurs = answer ? !message : status >= 500
  return {
    status: isOurs ? status : 0,
    handoffUrl: text(handoff_url),
    code: text(code),
    message: text(Object(fields).email) || text(sentence),
    retryAfterMs,
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
