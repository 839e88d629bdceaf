import { type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http'
import { request as requestHttps } from 'node:https'

/** The services of the API: each is at `/NAME/v1`. Static hosts get a rule for each, and docs/deploy.md names them. */
export const API_SERVICES = ['auth', 'rest', 'storage', 'functions'] as const

const API_PATH = new RegExp(`^/(${API_SERVICES.join('|')})/v1(?=[/?]|$)`)

// RFC 9110, section 7.6.1: they are about one connection.
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Headers that say where a request comes from: only a server may set them, so those of the visitor are dropped. */
const ADDRESS_HEADERS = ['cf-connecting-ip', 'forwarded', 'true-client-ip', 'x-forwarded-for', 'x-real-ip']

export type ForwardOptions = {
  /** The API's own address. */
  readonly apiUrl: string
}

/** Returns whether a request, by its undecoded path and query, is one for the API. */
export function isForApi(url: string): boolean {
  return API_PATH.test(url)
}

/**
 * Forwards a request to the API and its response back, both as streams, so that the app reaches the API on its own origin.
 * `x-forwarded-for` is the visitor's address; what the visitor claims to be is dropped.
 */
export function forwardToApi(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { apiUrl }: ForwardOptions,
): void {
  const api = new URL(apiUrl)
  const request = api.protocol === 'https:' ? requestHttps : requestHttp
  const onward = request({
    protocol: api.protocol,
    hostname: api.hostname,
    port: api.port,
    method: incoming.method,
    path: incoming.url,
    headers: { ...requestHeaders(incoming), host: api.host },
  })
  onward.once('response', (answer) => {
    answer.once('error', () => outgoing.destroy())
    outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, responseHeaders(answer.rawHeaders))
    answer.pipe(outgoing)
  })
  onward.once('error', () => {
    if (outgoing.headersSent) outgoing.destroy()
    else refuse(outgoing)
  })
  // The visitor has left, or has its response.
  outgoing.once('close', () => onward.destroy())
  incoming.pipe(onward)
}

function requestHeaders(incoming: IncomingMessage): Record<string, string | string[]> {
  const kept = Object.entries(incoming.headers).flatMap(([name, value]) =>
    value === undefined || HOP_BY_HOP.has(name) || ADDRESS_HEADERS.includes(name)
      ? []
      : [[name, value] as const],
  )
  return { ...Object.fromEntries(kept), 'x-forwarded-for': incoming.socket.remoteAddress ?? '' }
}

/**
 * Names and values alternately, so that a repeated header stays repeated. A file of the storage that is opened as a page
 * must not run with the rights of the app.
 */
function responseHeaders(rawHeaders: readonly string[]): string[] {
  const dropped = new Set([...HOP_BY_HOP, 'content-security-policy', 'x-content-type-options'])
  const kept = rawHeaders.filter(
    (_, index) => !dropped.has(rawHeaders[index - (index % 2)]?.toLowerCase() ?? ''),
  )
  return [
    ...kept,
    'Content-Security-Policy',
    "default-src 'none'; sandbox; frame-ancestors 'none'",
    'X-Content-Type-Options',
    'nosniff',
  ]
}

function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(502, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  outgoing.end(JSON.stringify({ message: 'The API does not answer.' }))
}
