import type { ErrorBody } from '@foyer/shared/api/error-body.ts'
import { err, type Result } from '@foyer/shared/result.ts'
import { codePlaces } from './code-places.ts'
import type { Log } from './log.ts'
import { asksForPage } from './read-input.ts'
import { waitingTime } from './waiting-time.ts'

/** What went wrong, as far as the sender needs to know. */
export type EndpointFailure<Code extends string> = {
  readonly code: Code | 'method_not_allowed' | 'unexpected'
  /** One sentence for each field that was wrong. */
  readonly fields?: Readonly<Record<string, string>>
  readonly retryAfterSeconds?: number
}

export type EndpointOptions<Code extends string> = {
  /** The name under which exceptions are logged. */
  readonly name: string
  readonly statuses: Readonly<Record<Code | 'method_not_allowed' | 'unexpected', number>>
  readonly messages: Readonly<Record<Code | 'method_not_allowed' | 'unexpected', string>>
  /** Does what was asked for. */
  readonly act: (request: Request) => Promise<Result<Response, EndpointFailure<Code>>>
  readonly log: Log
}

const ALLOWED_METHODS = 'POST, OPTIONS'

const CORS_HEADERS = {
  // Nothing here goes by cookies: a page that has somebody's token could call from anywhere else, too.
  'access-control-allow-origin': '*',
  'access-control-allow-methods': ALLOWED_METHODS,
  'access-control-allow-headers': 'authorization, content-type, apikey, x-client-info',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '86400',
}

/**
 * Makes an endpoint that takes POST at its root and answers every failure: a script gets JSON, a person who looks at the
 * answer gets the sentence.
 */
export function createPostEndpoint<Code extends string>(
  options: EndpointOptions<Code>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS_HEADERS })
    const act = async () =>
      request.method === 'POST'
        ? options.act(request)
        : err<EndpointFailure<Code>>({ code: 'method_not_allowed' })
    const acted = await act().catch((error: unknown) => {
      options.log({ event: `${options.name}_broke`, at: codePlaces(error) })
      return err<EndpointFailure<Code>>({ code: 'unexpected' })
    })
    const response = acted.ok ? acted.value : answerFailure(acted.error, request, options)
    for (const [name, value] of Object.entries(CORS_HEADERS)) response.headers.set(name, value)
    response.headers.set('cache-control', 'no-store')
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}

function answerFailure<Code extends string>(
  { code, fields, retryAfterSeconds }: EndpointFailure<Code>,
  request: Request,
  { statuses, messages }: EndpointOptions<Code>,
): Response {
  const status = statuses[code]
  const [firstProblem] = Object.values(fields ?? {})
  const wait = retryAfterSeconds ? ` Please try again in ${waitingTime(retryAfterSeconds)}.` : ''
  const message = firstProblem ?? `${messages[code]}${wait}`
  const body: ErrorBody = { error: { code, message, ...(fields && { fields }) } }
  const response = asksForPage(request)
    ? new Response(`${message}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    : Response.json(body, { status })
  if (code === 'method_not_allowed') response.headers.set('allow', ALLOWED_METHODS)
  if (status === 401) response.headers.set('www-authenticate', 'Bearer')
  if (retryAfterSeconds) response.headers.set('retry-after', String(retryAfterSeconds))
  return response
}
