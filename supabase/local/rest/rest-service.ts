import { Hono } from 'hono'
import type { StackContext } from '../context.ts'
import type { Caller } from '../database/database.ts'
import { authenticate } from './authenticate.ts'
import { buildResponse } from './build-response.ts'
import type { StatementRow } from './build-statement.ts'
import { planStatement } from './plan-statement.ts'
import { restErrorFromPostgres } from './postgres-error.ts'
import { RestError } from './rest-error.ts'
import { type RestRequest, readRequest } from './rest-request.ts'
import { createSchemaCache, SchemaChanged, type SchemaSnapshot } from './schema-cache.ts'
import { quoteName } from './sql-text.ts'

/** PostgREST's wire protocol over the stack's database: tables, views and functions of the exposed schemas. */
export function createRestService({ config, database, keys }: StackContext): Hono {
  const { schemas, extra_search_path, max_rows } = config.api
  const cache = createSchemaCache(database, schemas)

  const answer = async (request: Request, caller: Caller): Promise<Response> => {
    const restRequest = readRequest(request, schemas)
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const body = hasBody ? await request.text() : ''
    const searchPath = [...new Set([restRequest.schema, ...extra_search_path])].map(quoteName).join(', ')
    const settings = { search_path: searchPath, ...requestSettings(restRequest) }

    return cache.use(async (snapshot, isFresh) => {
      requireRole(caller, snapshot)
      const plan = planStatement(restRequest, body, snapshot, max_rows)
      return database.asCaller(caller, { readOnly: plan.isReadOnly, settings }, async (tx) => {
        const { rows } = await tx.query<StatementRow>(plan.sql)
        const [row] = rows
        // With a fresh snapshot it is the called function itself that changes the schema, as it may.
        if (!row || (row.schemaVersion !== snapshot.version && !isFresh)) throw new SchemaChanged()
        return buildResponse(restRequest, plan, row)
      })
    })
  }

  const service = new Hono()
  service.all('*', async (c) => {
    let isAnonymous = true
    try {
      const caller = await authenticate(c.req.header('authorization') ?? null, keys)
      isAnonymous = caller.role === 'anon'
      return await answer(c.req.raw, caller)
    } catch (error) {
      return errorResponse(error, isAnonymous)
    }
  })
  return service
}

function errorResponse(error: unknown, isAnonymous: boolean): Response {
  const known = error instanceof RestError ? error : restErrorFromPostgres(error, isAnonymous)
  if (known) return known.toResponse()
  console.error('rest:', error)
  return new RestError(500, 'PGRSTX00', 'Something went wrong inside the embedded stack').toResponse()
}

// A token of this stack's key may name any role; only those that PostgREST's own role can take are taken.
function requireRole({ role }: Caller, { roles }: SchemaSnapshot): void {
  if (roles.has(role)) return
  throw new RestError(401, '22023', `role "${role}" does not exist`, {
    headers: { 'www-authenticate': 'Bearer' },
  })
}

// What functions and policies may ask about the request. Source: PostgREST, docs/references/transactions.rst.
function requestSettings({ method, path, headers, preferences }: RestRequest): Record<string, string> {
  const { cookie = '', ...others } = Object.fromEntries(headers)
  const cookies = cookie.split(';').flatMap((pair) => {
    const separator = pair.indexOf('=')
    return separator < 0 ? [] : [[pair.slice(0, separator).trim(), pair.slice(separator + 1).trim()]]
  })
  return {
    'request.method': method,
    'request.path': path,
    'request.headers': JSON.stringify(others),
    'request.cookies': JSON.stringify(Object.fromEntries(cookies)),
    ...(preferences.timezone === null ? {} : { timezone: preferences.timezone }),
  }
}
