// The one address in front of all services: what Kong is on the hosted platform. It works on Node's own messages:
// a request that is copied into a new one for its service costs as much as the service itself.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { StackKeys } from '../keys.ts'

type Service = { readonly fetch: (request: Request) => Response | Promise<Response> }

type Upstreams = {
  readonly auth: Service
  readonly rest: Service
  readonly storage: Service
  /** Functions get Node's messages, keep their own CORS and see the `Authorization` that was sent. */
  readonly functions: {
    handle(
      incoming: IncomingMessage,
      outgoing: ServerResponse,
      path: string,
      headers: Readonly<Record<string, string>>,
    ): Promise<void>
  }
}

export type GatewayOptions = {
  /** Refuses requests without a known API key, as the hosted platform does. */
  readonly requireKeys?: boolean
  /** Trusts `cf-connecting-ip` for the address of the caller, as behind the edge of the hosted platform. */
  readonly trustEdge?: boolean
}

/** Their `Authorization` stays as it is: people follow links from their mail without a key, S3 signs in its own way. */
const OPEN_PATHS = /^\/(auth\/v1\/(verify|callback|authorize)(\?|$)|storage\/v1\/s3\/)/
/** Whole services of the platform that the embedded stack leaves out. */
const LEFT_OUT = /^\/(graphql\/v1|realtime\/v1|rest-admin\/v1|pg|mcp)(?=[/?]|$)/
const PREFIXES = /^\/(auth|rest|storage|functions)\/v1(?=[/?]|$)/
/** REST reads a body as a whole. Auth and storage have limits of their own, functions get a stream. */
const MAX_REST_BODY_BYTES = 50 * 1024 * 1024

/** Makes the handler of the API's port. */
export function createGateway(
  keys: StackKeys,
  upstreams: Upstreams,
  { requireKeys = false, trustEdge = false }: GatewayOptions,
): RequestListener {
  const listeners = {
    auth: listenerOf(upstreams.auth),
    rest: listenerOf(upstreams.rest),
    storage: listenerOf(upstreams.storage),
  }

  return (incoming, outgoing) => {
    const url = incoming.url ?? '/'
    const leftOut = LEFT_OUT.exec(url)?.[0]
    if (leftOut) {
      return answerText(
        outgoing,
        501,
        `${leftOut} is not served by the embedded stack: supabase start has it`,
      )
    }
    const [prefix = '', name = ''] = PREFIXES.exec(url) ?? []
    const rest = url.slice(prefix.length)
    const path = rest.startsWith('/') ? rest : `/${rest}`
    if (name === 'functions') {
      const passOn = upstreams.functions.handle(
        incoming,
        outgoing,
        path,
        forwardedHeaders(incoming, prefix, trustEdge),
      )
      return void passOn.catch((error) => answerFailure(outgoing, error))
    }
    if (name !== 'auth' && name !== 'rest' && name !== 'storage') {
      return answerText(outgoing, 404, 'Not Found')
    }
    if (incoming.method === 'OPTIONS') return answerPreflight(incoming, outgoing)
    const refusal = name === 'rest' ? refuseBody(incoming) : null
    if (refusal) return answerText(outgoing, ...refusal)

    const { authorization } = incoming.headers
    const apikey = incoming.headers.apikey?.toString()
    const isOpen = OPEN_PATHS.test(url)
    const keyRefusal = requireKeys && !isOpen ? refuseKey(keys, url, apikey) : null
    if (keyRefusal) return answerText(outgoing, 401, JSON.stringify(keyRefusal), 'application/json')
    const token = isOpen ? authorization : translateKey(keys, authorization, apikey)
    replaceHeaders(incoming, { ...forwardedHeaders(incoming, prefix, trustEdge), authorization: token })
    incoming.url = path
    listeners[name](incoming, outgoing)
  }
}

function listenerOf(service: Service): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  return getRequestListener(async (request) => {
    let response: Response
    try {
      response = await service.fetch(request)
    } catch (error) {
      console.error(error)
      response = new Response('Bad Gateway', { status: 502, headers: { 'content-type': 'text/plain' } })
    }
    allowOrigin(response, request.headers.get('origin'))
    return response
  })
}

/** Without a stated length the body's size is only known once it has been read. */
function refuseBody({ headers }: IncomingMessage): [status: number, reason: string] | null {
  if (headers['transfer-encoding'] !== undefined) return [411, 'Length Required']
  return Number(headers['content-length'] ?? 0) > MAX_REST_BODY_BYTES ? [413, 'Content Too Large'] : null
}

/** Sets headers of a request that has arrived, in both forms that Node keeps; `undefined` removes one. */
function replaceHeaders(
  incoming: IncomingMessage,
  replaced: Readonly<Record<string, string | undefined>>,
): void {
  const { rawHeaders, headers } = incoming
  const kept = rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)]?.toLowerCase() ?? ''
    return !Object.hasOwn(replaced, name)
  })
  for (const [name, value] of Object.entries(replaced)) {
    if (value === undefined) delete headers[name]
    else {
      headers[name] = value
      kept.push(name, value)
    }
  }
  incoming.rawHeaders = kept
}

function answerText(outgoing: ServerResponse, status: number, text: string, type = 'text/plain'): void {
  outgoing.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(text)
}

function answerFailure(outgoing: ServerResponse, error: unknown): void {
  console.error(error)
  if (outgoing.headersSent) outgoing.destroy()
  else answerText(outgoing, 502, 'Bad Gateway')
}

const METHODS = 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS,TRACE,CONNECT'
const USUAL_HEADERS = 'accept-profile,apikey,authorization,x-client-info'
// Headers that browser clients read: counts of PostgREST, the API version of auth.
const EXPOSED =
  'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit, X-Total-Count, Link, X-Supabase-Api-Version'

/** Answers preflight requests for all services except functions, which answer their own. */
function answerPreflight(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(200, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? USUAL_HEADERS,
  })
  outgoing.end()
}

/** Lets the requesting page read the response. */
function allowOrigin({ headers }: Response, origin: string | null): void {
  headers.set('access-control-allow-origin', origin ?? '*')
  headers.set('access-control-expose-headers', EXPOSED)
  headers.append('vary', 'Origin')
}

/**
 * What a proxy tells the service behind it. The address of the caller replaces every one that was sent: limits count by it.
 *
 * @param trustEdge takes the address from the `cf-connecting-ip` that was sent, as behind the edge of the hosted platform
 */
function forwardedHeaders(
  incoming: IncomingMessage,
  prefix: string,
  trustEdge: boolean,
): Record<string, string> {
  const remote = incoming.socket.remoteAddress ?? '127.0.0.1'
  const fromEdge = trustEdge ? incoming.headers['cf-connecting-ip']?.toString() : undefined
  const caller = fromEdge ?? remote
  const [path = '/'] = (incoming.url ?? '/').split('?')
  const [host = '', port = '80'] = splitHost(incoming.headers.host ?? '')
  return {
    'x-forwarded-for': caller,
    'x-real-ip': caller,
    'cf-connecting-ip': caller,
    'x-forwarded-proto': 'http',
    'x-forwarded-host': host.toLowerCase(),
    'x-forwarded-port': port,
    'x-forwarded-path': path,
    'x-forwarded-prefix': prefix,
  }
}

/** Host and port; an IPv6 host keeps its brackets. */
function splitHost(host: string): readonly (string | undefined)[] {
  return /^(.*?)(?::(\d+))?$/.exec(host)?.slice(1) ?? []
}

/** Files that need no key. */
const OPEN_FILES = /^\/storage\/v1\/(object\/(public|sign)|render\/image\/(public|sign))\//

/**
 * Checks the API key as the hosted gateway does. The CLI's gateway does not check it, and this one only with
 * `requireKeys`.
 *
 * @returns the error body, or `null` when the request may pass
 */
function refuseKey(keys: StackKeys, url: string, apikey: string | undefined): object | null {
  if (OPEN_FILES.test(url)) return null
  const hint = 'No `apikey` request header or url param was found.'
  if (!apikey) return { message: 'No API key found in request', hint }
  const known = [keys.secretKey, keys.publishableKey, keys.serviceRoleKey, keys.anonKey]
  return known.includes(apikey)
    ? null
    : { message: 'Invalid API key', hint: 'Double check your Supabase `anon` or `service_role` API key.' }
}

/**
 * Returns the `Authorization` header for the services: a token stays, an API key becomes the JWT of its role.
 *
 * @returns the header's new value, or `undefined` when it has to go
 */
function translateKey(
  keys: StackKeys,
  authorization: string | undefined,
  apikey: string | undefined,
): string | undefined {
  if (authorization && !authorization.startsWith('Bearer sb_')) return authorization
  if (apikey === keys.secretKey) return `Bearer ${keys.serviceRoleKey}`
  if (apikey === keys.publishableKey) return `Bearer ${keys.anonKey}`
  return apikey
}
