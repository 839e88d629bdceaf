import type { ErrorBody } from '@foyer/shared/api/error-body.ts'
import { REQUEST_ERROR_STATUS } from '@foyer/shared/api/request-error.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { type Failure, type FailureMessages, failureMessage, fieldProblems } from './failure.ts'
import { type Log, stackFrames } from './log.ts'
import { asksForPage, type FormFields, type Input, type InputProblem, readInput } from './read-input.ts'

/** One request on its way through an endpoint. */
export type Call = {
  readonly request: Request
  /** Reads the body, of a script or of a form, within the limits of the endpoint. */
  readonly readInput: () => Promise<Result<Input, InputProblem>>
  /** Reads the body of a script; a form is an unsupported content type. */
  readonly readJson: () => Promise<Result<Readonly<Record<string, unknown>>, InputProblem>>
  /** Reads the same, and checks it; what the schema refuses are invalid fields. */
  readonly readAs: <Read>(schema: z.core.$ZodType<Read>) => Promise<Result<Read, Failure>>
}

/** The handler of one address and one method. */
export type Endpoint<Own extends string = never> = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** The largest body that is read; 0 where none is. */
  readonly maxBodyBytes: number
  readonly answer: (call: Call) => Promise<Result<Response, Failure<Own>>>
}

/** The content of an error page. */
export type ShownFailure<Own extends string> = {
  readonly request: Request
  readonly failure: Failure<Own>
  readonly status: number
  readonly message: string
  /** The fields of the form, if it could be read. */
  readonly fields: FormFields | null
}

export type EndpointsOptions<Own extends string> = {
  /** The name under which exceptions are logged. */
  readonly name: string
  /** Finds the endpoint of a path, which begins with the name of the function. */
  readonly findEndpoint: (path: string) => Endpoint<Own> | undefined
  /** The HTTP status of the function's own codes. */
  readonly statuses: Readonly<Record<Own, number>>
  readonly messages: FailureMessages<NoInfer<Own>>
  /** Sites that may send; null lets every site. */
  readonly allowedOrigins?: readonly string[] | null
  /**
   * Whether pages of others call the function, which wrap every `fetch` of theirs: they add headers, and send cookies along.
   * A preflight is then answered with what it asks for. Only for functions whose answers depend on no cookie.
   */
  readonly takesWrappedRequests?: boolean
  /** Renders a failure for a person who looks at the answer; left out, they get the sentence as plain text. */
  readonly renderFailure?: (shown: ShownFailure<Own>) => Response
  readonly log: Log
}

/** How long a body may take to arrive. */
export const BODY_TIMEOUT_MS = 10_000

/**
 * Makes the handler of a function: finds the endpoint, answers preflights, limits bodies, catches exceptions, and gives
 * every failure the same shape: JSON for a script, a page or a sentence for a person.
 */
export function serveEndpoints<Own extends string = never>(
  options: EndpointsOptions<Own>,
): (request: Request) => Promise<Response> {
  const { name, findEndpoint, allowedOrigins = null, takesWrappedRequests = false, log } = options
  return async (request) => {
    const endpoint = findEndpoint(new URL(request.url).pathname)
    const allowedMethods = endpoint ? `${endpoint.method}, OPTIONS` : 'OPTIONS'
    const origin = allowOrigin(request, allowedOrigins, allowedMethods, takesWrappedRequests)
    if (endpoint && request.method === 'OPTIONS') {
      return new Response(null, { status: origin.allowed ? 204 : 403, headers: origin.headers })
    }
    const maxBodyBytes = endpoint?.maxBodyBytes ?? 0
    let fields: FormFields | null = null
    const readOnce = async () => {
      const input = await readInput(request, { maxBytes: maxBodyBytes, timeoutMs: BODY_TIMEOUT_MS })
      if (input.ok && input.value.kind === 'form') fields = input.value.fields
      return input
    }
    const answer = async (): Promise<Result<Response, Failure<Own>>> => {
      if (!endpoint) return err({ code: 'not_found' })
      if (request.method !== endpoint.method) return err({ code: 'method_not_allowed' })
      if (!origin.allowed) return err({ code: 'origin_not_allowed' })
      const readJson = async () => jsonOnly(await readOnce())
      return endpoint.answer({
        request,
        readInput: readOnce,
        readJson,
        readAs: async (schema) => parse(await readJson(), schema),
      })
    }
    const answered = await answer().catch((error: unknown) => {
      log({ event: 'exception', function: name, at: stackFrames(error) })
      return err<Failure<Own>>({ code: 'unexpected' })
    })
    const response = answered.ok
      ? answered.value
      : answerFailure(answered.error, { request, fields, maxBodyBytes, allowedMethods }, options)
    for (const [header, value] of Object.entries(origin.headers)) response.headers.set(header, value)
    // What may be kept says so itself.
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}

function jsonOnly(
  input: Result<Input, InputProblem>,
): Result<Readonly<Record<string, unknown>>, InputProblem> {
  if (!input.ok) return input
  return input.value.kind === 'json' ? ok(input.value.values) : err({ code: 'unsupported_content_type' })
}

function parse<Read>(
  input: Result<unknown, InputProblem>,
  schema: z.core.$ZodType<Read>,
): Result<Read, Failure> {
  if (!input.ok) return input
  const parsed = z.safeParse(schema, input.value)
  return parsed.success
    ? ok(parsed.data)
    : err({ code: 'invalid_fields', fields: fieldProblems(parsed.error) })
}

function answerFailure<Own extends string>(
  failure: Failure<Own>,
  {
    request,
    fields,
    maxBodyBytes,
    allowedMethods,
  }: {
    readonly request: Request
    readonly fields: FormFields | null
    readonly maxBodyBytes: number
    readonly allowedMethods: string
  },
  { statuses, messages, renderFailure = plainSentence }: EndpointsOptions<Own>,
): Response {
  const allStatuses: Readonly<Record<string, number>> = { ...REQUEST_ERROR_STATUS, ...statuses }
  const status = allStatuses[failure.code] ?? REQUEST_ERROR_STATUS.unexpected
  const message = failureMessage(failure, messages, maxBodyBytes)
  const { code, fields: problems, meant, limit, retryAfterSeconds } = failure
  const body: ErrorBody = {
    error: {
      code,
      message,
      ...(problems && { fields: problems }),
      ...(meant && { meant }),
      ...(limit && { limit }),
    },
  }
  const response = asksForPage(request)
    ? renderFailure({ request, failure, status, message, fields })
    : Response.json(body, { status })
  if (status === 405) response.headers.set('allow', allowedMethods)
  if (status === 401) response.headers.set('www-authenticate', 'Bearer')
  if (retryAfterSeconds) response.headers.set('retry-after', String(retryAfterSeconds))
  return response
}

function plainSentence({ message, status }: { readonly message: string; readonly status: number }): Response {
  return new Response(`${message}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

/** Whether a site may call the function, and the CORS headers that let its scripts read the answer. */
type OriginDecision = { readonly allowed: boolean; readonly headers: Readonly<Record<string, string>> }

/**
 * Decides by the `Origin` of a request; where the browser hides it (`null`), by the origin of its referrer.
 *
 * @param allowedOrigins the list; null lets every site send. No answer depends on cookies, so that is safe by default: a
 *   page that has a user's token could also call from anywhere else.
 * @param allowedMethods the header's value
 * @param isWrapped allows every header, and requests with cookies: for these a browser accepts no `*`
 */
function allowOrigin(
  request: Request,
  allowedOrigins: readonly string[] | null,
  allowedMethods: string,
  isWrapped: boolean,
): OriginDecision {
  const sent = request.headers.get('origin')
  const asked = request.headers.get('access-control-request-headers')
  const shared = {
    'access-control-allow-methods': allowedMethods,
    // What supabase-js sends, so that its functions.invoke works too.
    'access-control-allow-headers':
      (isWrapped && asked) || 'authorization, content-type, apikey, x-client-info, accept',
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '86400',
    ...(isWrapped && sent && { 'access-control-allow-credentials': 'true' }),
  }
  if (!allowedOrigins) {
    const headers: Readonly<Record<string, string>> =
      isWrapped && sent
        ? { 'access-control-allow-origin': sent, vary: 'Origin' }
        : { 'access-control-allow-origin': '*' }
    return { allowed: true, headers: { ...shared, ...headers } }
  }
  const origin = sent && sent !== 'null' ? sent : originOf(request.headers.get('referer') ?? '')
  if (!allowedOrigins.includes(origin) && !isOwnPage(origin, request)) {
    return { allowed: false, headers: { vary: 'Origin' } }
  }
  return {
    allowed: true,
    headers: { ...shared, 'access-control-allow-origin': sent ?? origin, vary: 'Origin' },
  }
}

/** An error page's own form is sent again from the address of the function, which may be a custom domain. */
function isOwnPage(origin: string, request: Request): boolean {
  const ownHost = request.headers.get('x-forwarded-host') ?? new URL(request.url).host
  return URL.canParse(origin) && new URL(origin).host === ownHost
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : ''
}
