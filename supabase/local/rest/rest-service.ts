import { Hono } from 'hono'
import { errors } from 'jose'
import { bearerToken } from '../bearer-token.ts'
import type { StackContext } from '../context.ts'
import type { Caller } from '../database/database.ts'
import { type StackKeys, verifyJwt } from '../keys.ts'
import type { StatementRow } from './build-statement.ts'
import { contentRange, pageStatus } from './page-range.ts'
import { type Plan, planStatement } from './plan-statement.ts'
import { restErrorFromPostgres } from './postgres-error.ts'
import { RestError } from './rest-error.ts'
import { type RestRequest, readRequest } from './rest-request.ts'
import { createSchemaCache, SchemaChanged } from './schema-cache.ts'
import { quoteName } from './sql-text.ts'

const ROLES = new Set(['anon', 'authenticated', 'service_role'])

/**
 * The part of PostgREST's interface that the product uses: tables, views and functions of the exposed schemas. The rest
 * answers 501.
 */
export function createRestService({ config, database, keys }: StackContext): Hono {
  const { schemas, extra_search_path, max_rows } = config.api
  const cache = createSchemaCache(database, schemas)

  const answer = async (request: Request, caller: Caller): Promise<Response> => {
    const restRequest = readRequest(request, schemas)
    const body = { text: await request.text(), contentType: request.headers.get('content-type') ?? '' }
    // What functions and policies may ask about the request.
    const settings = {
      search_path: [...new Set([restRequest.schema, ...extra_search_path])].map(quoteName).join(', '),
      'request.method': request.method,
      'request.path': new URL(request.url).pathname,
      'request.headers': JSON.stringify(Object.fromEntries(request.headers)),
    }

    return cache.use(async (snapshot, isFresh) => {
      const plan = planStatement(restRequest, body, snapshot, max_rows)
      const options = { readOnly: plan.isReadOnly, settings }
      return database.asCaller(caller, options, async (tx) => {
        if (snapshot.preRequest) await tx.query(`select ${snapshot.preRequest}()`)
        const { rows } = await tx.query<StatementRow>(plan.sql)
        const [row] = rows
        // With a fresh snapshot the called function itself changes the schema, which is allowed.
        if (!row || (row.schemaVersion !== snapshot.version && !isFresh)) throw new SchemaChanged()
        return buildResponse(restRequest, plan, row)
      })
    })
  }

  const service = new Hono()
  service.all('*', async (c) => {
    let isAnonymous = true
    try {
      const caller = await authenticate(c.req.header('authorization'), keys)
      isAnonymous = caller.role === 'anon'
      return await answer(c.req.raw, caller)
    } catch (error) {
      return errorResponse(error, isAnonymous)
    }
  })
  return service
}

/** The role and claims of the bearer token, `anon` without one. Throws PGRST301, PGRST303 or 22023. */
async function authenticate(authorization: string | undefined, keys: StackKeys): Promise<Caller> {
  const token = bearerToken(authorization)
  if (token === undefined) return { role: 'anon', claims: { role: 'anon' } }
  const claims = await verifyJwt(keys, token).catch((error: unknown) => {
    if (error instanceof errors.JWTExpired) throw new RestError(401, 'PGRST303', 'JWT expired')
    throw new RestError(401, 'PGRST301', 'JWT cryptographic operation failed')
  })
  const role = typeof claims.role === 'string' ? claims.role : 'anon'
  if (!ROLES.has(role)) throw new RestError(401, '22023', `role "${role}" does not exist`)
  return { role, claims: { ...claims, role } }
}

function errorResponse(error: unknown, isAnonymous: boolean): Response {
  const known = error instanceof RestError ? error : restErrorFromPostgres(error, isAnonymous)
  if (known) return known.toResponse()
  console.error('rest:', error)
  return new RestError(500, 'PGRSTX00', 'Something went wrong inside the embedded stack').toResponse()
}

/**
 * The response to a statement's row. Throws, so that the transaction is rolled back, PGRST116 when one row was asked for
 * and there are none or several, PGRST103 for a page behind the end.
 */
function buildResponse(request: RestRequest, plan: Plan, row: StatementRow): Response {
  const isValue = plan.routine !== null && !plan.routine.isSet
  const wantsBody = plan.output.format !== 'none'
  if (request.wantsOne && (wantsBody || request.method === 'HEAD') && !isValue && row.pageTotal !== 1) {
    throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${row.pageTotal} rows`,
    })
  }
  const { status, range } = statusAndRange(request, plan, row)
  const hasBody = wantsBody && status !== 204
  const type = request.wantsOne ? 'application/vnd.pgrst.object+json' : 'application/json'
  return new Response(hasBody ? row.body : null, {
    status,
    headers: {
      vary: 'Accept, Prefer',
      'content-range': range,
      ...((hasBody || request.method === 'HEAD') && { 'content-type': `${type}; charset=utf-8` }),
    },
  })
}

function statusAndRange({ method, countsTotal }: RestRequest, plan: Plan, row: StatementRow) {
  const counted = countsTotal ? row.total : null
  if (plan.routine !== null || method === 'GET' || method === 'HEAD') {
    const last = plan.offset + row.pageTotal - 1
    const status = pageStatus(plan.offset, last, counted)
    const range = contentRange(plan.offset, last, counted)
    return { status: plan.routine?.returns === 'void' ? 204 : status, range }
  }
  if (method === 'POST') {
    const isOnlyUpdate = row.updatedTotal > 0 && row.updatedTotal === row.total
    return { status: isOnlyUpdate ? 200 : 201, range: contentRange(1, 0, counted) }
  }
  const last = method === 'PATCH' ? (row.total ?? 0) - 1 : -1
  return { status: plan.output.format === 'none' ? 204 : 200, range: contentRange(0, last, counted) }
}
