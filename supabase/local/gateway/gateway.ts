// The one address in front of all services: what Kong is on the hosted platform.
import type { StackContext } from '../context.ts'
import { allowOrigin, answerPreflight } from './cors.ts'
import { translateKey } from './translate-key.ts'

/** A service behind the gateway, or the functions, which keep their own CORS and authorization. */
export type Upstream = {
  readonly prefix: string
  readonly fetch: (request: Request) => Response | Promise<Response>
  readonly isFunctions?: boolean
}

/** Reached without a key: people follow these from their mail. */
const OPEN_PATHS = /^\/auth\/v1\/(verify|callback|authorize)$/

/**
 * Makes the gateway's handler.
 *
 * @returns takes a request and the network address that it came from
 */
export function createGateway(
  { keys }: Pick<StackContext, 'keys'>,
  upstreams: readonly Upstream[],
): (request: Request, remoteAddress: string) => Promise<Response> {
  return async (request, remoteAddress) => {
    const url = new URL(request.url)
    const upstream = upstreams.find(
      ({ prefix }) => url.pathname === prefix || url.pathname.startsWith(`${prefix}/`),
    )
    if (!upstream)
      return new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain' } })
    if (request.method === 'OPTIONS' && !upstream.isFunctions) return answerPreflight(request)

    const headers = forwardedHeaders(request, url, upstream.prefix, remoteAddress)
    if (!upstream.isFunctions && !OPEN_PATHS.test(url.pathname)) {
      const authorization = translateKey(keys, headers.get('authorization'), headers.get('apikey'))
      if (authorization) headers.set('authorization', authorization)
      else headers.delete('authorization')
    }
    url.pathname = url.pathname.slice(upstream.prefix.length) || '/'
    const forwarded = new Request(url, {
      method: request.method,
      headers,
      signal: request.signal,
      ...(request.body ? { body: request.body, duplex: 'half' } : {}),
    })
    try {
      const response = await upstream.fetch(forwarded)
      return upstream.isFunctions ? response : allowOrigin(response, request.headers.get('origin'))
    } catch (error) {
      console.error(`${upstream.prefix}:`, error)
      return new Response('Bad Gateway', { status: 502, headers: { 'content-type': 'text/plain' } })
    }
  }
}

function forwardedHeaders(request: Request, url: URL, prefix: string, remoteAddress: string): Headers {
  const headers = new Headers(request.headers)
  const claimed = headers.get('x-forwarded-for')
  headers.set('x-forwarded-for', claimed ? `${claimed}, ${remoteAddress}` : remoteAddress)
  headers.set('x-real-ip', remoteAddress)
  headers.set('x-forwarded-proto', 'http')
  headers.set('x-forwarded-host', url.hostname.toLowerCase())
  headers.set('x-forwarded-port', url.port || '80')
  headers.set('x-forwarded-path', url.pathname)
  headers.set('x-forwarded-prefix', prefix)
  return headers
}
