const DAY_MS = 86_400_000

/** The types of `shared` are those that every runtime has; this client runs in browsers. */
declare const XMLHttpRequest: new () => {
  readonly status: number
  readonly response: unknown
  responseType: string
  onloadend: () => void
  open(method: string, address: string): void
  send(body: string): void
}

/** The result of one capture. */
export type CaptureResult = {
  /** The HTTP status; 0 without a response in our own format. */
  readonly status: number
  /** The address of the next page, or an empty string. */
  readonly handoffUrl: string
  readonly code: string
  /** The server's message for the visitor; the one about the email is preferred. */
  readonly message: string
  /** The address that was probably meant, where the server refuses the one that was sent. */
  readonly meant: string
  /** The server's `Retry-After` in milliseconds, a day at most; 0 without one. */
  readonly retryAfterMs: number
}

/** What a request has brought: a status, the parsed body, and the header `Retry-After`. */
type Answer = readonly [status: number, json?: unknown, retryAfter?: string | null]

const NOTHING: Answer = [0]

/**
 * Posts one capture and never throws. A page may have wrapped `fetch`, and its wrapper may throw, never settle or return
 * something else, whether or not it has sent anything: without an answer in our own format the capture is sent once more,
 * by XMLHttpRequest. The server stores one row per `submission_id`.
 *
 * @param timeoutMs how long to wait for both together. Neither is aborted: what arrives late is stored as well
 */
export async function postCapture(api: string, body: string, timeoutMs: number): Promise<CaptureResult> {
  let answer = NOTHING
  for (const send of [readFetch, sendByRequest])
    if (!isOurs(answer))
      answer = await new Promise((resolve) => {
        const fail = () => resolve(NOTHING)
        // First, because a timer of the page may fail.
        send(api, body).then(resolve, fail)
        setTimeout(fail, timeoutMs / 2)
      })
  const [status, json, retryAfter] = answer
  const { handoff_url, error } = Object(json)
  const { code, fields, meant, message } = Object(error)
  return {
    status: isOurs(answer) ? status : 0,
    handoffUrl: text(handoff_url),
    code: text(code),
    message: text(Object(fields).email) || text(message),
    meant: text(meant),
    // A timer of more than 24 days would fire at once.
    retryAfterMs: Math.min(Number(retryAfter) * 1000 || 0, DAY_MS),
  }
}

/**
 * Posts a body by the page's `fetch`. A string body without custom headers is a simple request (no preflight);
 * `keepalive` lets it complete after the page is closed.
 */
export async function sendByFetch(api: string, body: string): Promise<Response> {
  const options: RequestInit & { __proto__: null } = {
    // Properties that the page added to Object.prototype must not become request options.
    __proto__: null,
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
  }
  return fetch(api, options)
}

async function readFetch(api: string, body: string): Promise<Answer> {
  const response = await sendByFetch(api, body)
  const json = await response.json().catch(() => {})
  return [response.status, json, response.headers.get('retry-after')]
}

function sendByRequest(api: string, body: string): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.onloadend = () => resolve([request.status, request.response])
    request.open('POST', api)
    request.responseType = 'json'
    request.send(body)
  })
}

/**
 * Trusts only responses in our own format. Captive portals answer 200 with HTML, firewalls refuse with HTML, and a
 * platform without the function answers with a top-level message: none of them has processed the capture.
 */
function isOurs([status, json]: Answer): boolean {
  return json ? !Object(json).message : status >= 500
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
