import type { IncomingMessage, ServerResponse } from 'node:http'

const METHODS = 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS,TRACE,CONNECT'
const USUAL_HEADERS = 'accept-profile,apikey,authorization,x-client-info'
// Headers that browser clients read: counts of PostgREST, the API version of auth.
const EXPOSED =
  'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit, X-Total-Count, Link, X-Supabase-Api-Version'

/** Answers preflight requests for all services except functions, which answer their own. */
export function answerPreflight(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(200, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? USUAL_HEADERS,
  })
  outgoing.end()
}

/** Lets the requesting page read the response. */
export function allowOrigin({ headers }: Response, origin: string | null): void {
  headers.set('access-control-allow-origin', origin ?? '*')
  headers.set('access-control-expose-headers', EXPOSED)
  headers.append('vary', 'Origin')
}
