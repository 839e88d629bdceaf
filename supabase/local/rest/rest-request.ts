import { notImplemented, RestError } from './rest-error.ts'

/** A request as PostgREST reads it, before the schema is asked. */
export type RestRequest = {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE'
  readonly kind: 'table' | 'call'
  readonly schema: string
  readonly name: string
  readonly query: URLSearchParams
  /** Whether a write answers its rows. */
  readonly returnsRows: boolean
  readonly countsTotal: boolean
  readonly onConflict: 'merge' | 'ignore' | null
  /** Whether the answer is one row as an object instead of a list. */
  readonly wantsOne: boolean
}

const JSON_TYPES = new Set([
  '',
  '*/*',
  'application/*',
  'application/json',
  'application/vnd.pgrst.array+json',
])
const ONE_ROW = /^application\/vnd\.pgrst\.object(\+json)?$/
const LEFT_OUT_PREFERENCES =
  /^(count=(planned|estimated)|missing=default|return=headers-only|handling=strict|(max-affected|timezone)=.*|tx=rollback)$/

/** Reads path, method and headers. Throws PGRST101, 106, 117, 125, or 501 for what is left out. */
export function readRequest(request: Request, schemas: readonly string[]): RestRequest {
  const { pathname, searchParams } = new URL(request.url)
  const { kind, name } = readPath(pathname, request.method)
  const method = readMethod(request.method, kind)
  const isRead = method === 'GET' || method === 'HEAD'
  const schema = request.headers.get(isRead ? 'accept-profile' : 'content-profile') ?? schemas[0] ?? 'public'
  if (!schemas.includes(schema)) {
    throw new RestError(406, 'PGRST106', `Invalid schema: ${schema}`, {
      hint: `Only the following schemas are exposed: ${schemas.join(', ')}`,
    })
  }
  const preferences = (request.headers.get('prefer') ?? '').split(',').map((preference) => preference.trim())
  const leftOut = preferences.find((preference) => LEFT_OUT_PREFERENCES.test(preference))
  if (leftOut !== undefined) throw notImplemented(`The preference ${leftOut}`)
  const mergesDuplicates = preferences.includes('resolution=merge-duplicates')
  const ignoresDuplicates = preferences.includes('resolution=ignore-duplicates')
  return {
    method,
    kind,
    schema,
    name,
    query: searchParams,
    returnsRows: preferences.includes('return=representation'),
    countsTotal: preferences.includes('count=exact'),
    onConflict: mergesDuplicates ? 'merge' : ignoresDuplicates ? 'ignore' : null,
    wantsOne: readAccept(request.headers.get('accept') ?? ''),
  }
}

function readAccept(header: string): boolean {
  for (const entry of header.toLowerCase().split(',')) {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const isPlain = !parameters.includes('nulls=stripped')
    if (isPlain && ONE_ROW.test(type)) return true
    if (isPlain && JSON_TYPES.has(type)) return false
  }
  throw notImplemented(`A response as ${header}`)
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
  if (kind === 'call') {
    if (method === 'POST') return method
    if (method === 'GET' || method === 'HEAD') throw notImplemented(`Calling a function with ${method}`)
    throw new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`)
  }
  switch (method) {
    case 'GET':
    case 'HEAD':
    case 'POST':
    case 'PATCH':
    case 'DELETE':
      return method
    case 'PUT':
      throw notImplemented('PUT of a single row')
  }
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
