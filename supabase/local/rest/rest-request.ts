import { chooseMediaType, type MediaType } from './media-type.ts'
import { type Preferences, parsePreferences } from './preferences.ts'
import { notImplemented, RestError } from './rest-error.ts'

/** A request as PostgREST reads it, before the schema is asked. */
export type RestRequest = {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE'
  readonly kind: 'table' | 'call'
  readonly schema: string
  /** Set when the answer should name the schema that was chosen. */
  readonly answersProfile: boolean
  readonly name: string
  readonly path: string
  readonly query: URLSearchParams
  readonly preferences: Preferences
  readonly mediaType: MediaType
  readonly headers: Headers
}

/** Reads path, method and headers. Throws PGRST101, 106, 107, 117, 122, 125, or 501 for what is left out. */
export function readRequest(request: Request, schemas: readonly string[]): RestRequest {
  const { pathname, searchParams } = new URL(request.url)
  const { kind, name } = readPath(pathname, request.method)
  const method = readMethod(request.method, kind)
  const isRead = method === 'GET' || method === 'HEAD'
  const profile = request.headers.get(isRead ? 'accept-profile' : 'content-profile')
  const schema = profile ?? schemas[0] ?? 'public'
  if (!schemas.includes(schema)) {
    throw new RestError(406, 'PGRST106', `Invalid schema: ${schema}`, {
      hint: `Only the following schemas are exposed: ${schemas.join(', ')}`,
    })
  }
  return {
    method,
    kind,
    schema,
    answersProfile: profile !== null || schemas.length > 1,
    name,
    path: pathname,
    query: searchParams,
    preferences: parsePreferences(request.headers.get('prefer') ?? '', method, kind === 'call'),
    mediaType: chooseMediaType(request.headers.get('accept') ?? '*/*'),
    headers: request.headers,
  }
}

function readPath(pathname: string, method: string): Pick<RestRequest, 'kind' | 'name'> {
  const segments = pathname.replace(/^\/|\/$/g, '').split('/')
  const [first = '', second = ''] = segments.map(decodeSegment)
  if (segments.length === 1 && first === '') throw notImplemented(`${method} / (the OpenAPI description)`)
  if (segments.length === 1) return { kind: 'table', name: first }
  if (segments.length === 2 && first === 'rpc' && second !== '') return { kind: 'call', name: second }
  throw invalidPath()
}

function readMethod(method: string, kind: RestRequest['kind']): RestRequest['method'] {
  switch (method) {
    case 'GET':
    case 'HEAD':
    case 'POST':
      return method
    case 'PATCH':
    case 'DELETE':
      if (kind === 'table') return method
      break
    case 'PUT':
      if (kind === 'table') throw notImplemented('PUT of a single row')
      break
  }
  if (kind === 'call') throw new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`)
  throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`)
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw invalidPath()
  }
}

function invalidPath(): RestError {
  return new RestError(404, 'PGRST125', 'Invalid path specified in request URL')
}
