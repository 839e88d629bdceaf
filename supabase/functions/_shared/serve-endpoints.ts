import type { ErrorBody } from '@foyer/shared/api/error-body.ts'
import { err, type Result } from '@foyer/shared/result.ts'
import { codePlaces } from './code-places.ts'
import type { Log } from './log.ts'

/** What happens at one address, which takes one method. */
type Endpoint<Code extends string> = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly answer: (request: Request) => Promise<Result<Response, { readonly code: Code }>>
}

type OwnCode = 'not_found' | 'method_not_allowed' | 'unexpected'

export type EndpointsOptions<Code extends string> = {
  /** The name under which exceptions are logged. */
  readonly name: string
  /** By path, with the name of the function. */
  readonly endpoints: ReadonlyMap<string, Endpoint<Code>>
  readonly statuses: Readonly<Record<Code | OwnCode, number>>
  readonly messages: Readonly<Record<Code | OwnCode, string>>
  readonly log: Log
}

/** Makes the handler of a function whose addresses scripts call in the name of whoever is signed in. */
export function serveEndpoints<Code extends string>({
  name,
  endpoints,
  statuses,
  messages,
  log,
}: EndpointsOptions<Code>): (request: Request) => Promise<Response> {
  const answerFailure = (code: Code | OwnCode, allowedMethods: string): Response => {
    const body: ErrorBody = { error: { code, message: messages[code] } }
    const response = Response.json(body, { status: statuses[code] })
    if (code === 'method_not_allowed') response.headers.set('allow', allowedMethods)
    if (statuses[code] === 401) response.headers.set('www-authenticate', 'Bearer')
    return response
  }

  return async (request) => {
    const endpoint = endpoints.get(new URL(request.url).pathname)
    const corsHeaders = describeAccess(endpoint)
    if (endpoint && request.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: corsHeaders })
    }
    const call = async (): Promise<Result<Response, { readonly code: Code | OwnCode }>> => {
      if (!endpoint) return err({ code: 'not_found' })
      if (request.method !== endpoint.method) return err({ code: 'method_not_allowed' })
      return endpoint.answer(request)
    }
    const called = await call().catch((error: unknown) => {
      log({ event: `${name}_broke`, at: codePlaces(error) })
      return err<{ readonly code: OwnCode }>({ code: 'unexpected' })
    })
    const response = called.ok
      ? called.value
      : answerFailure(called.error.code, corsHeaders['access-control-allow-methods'])
    for (const [header, value] of Object.entries(corsHeaders)) response.headers.set(header, value)
    response.headers.set('cache-control', 'no-store')
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}

function describeAccess(endpoint: { readonly method: string } | undefined) {
  return {
    // Nothing here goes by cookies: a page that has the owner's token could call from anywhere else, too.
    'access-control-allow-origin': '*',
    'access-control-allow-methods': endpoint ? `${endpoint.method}, OPTIONS` : 'OPTIONS',
    'access-control-allow-headers': 'authorization, content-type, apikey, x-client-info',
    'access-control-max-age': '86400',
  }
}
