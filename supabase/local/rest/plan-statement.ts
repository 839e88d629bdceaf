import {
  buildCall,
  buildDelete,
  buildInsert,
  buildRead,
  buildUpdate,
  type Conflict,
  type Output,
  type PageQuery,
} from './build-statement.ts'
import { chooseRoutine } from './choose-routine.ts'
import { notFoundHint } from './not-found-hint.ts'
import { parsePageRange } from './page-range.ts'
import { isRecord, parseBody, parseRows } from './parse-body.ts'
import { isLogicKey, isOperation, parseFilter, parseLogic } from './parse-filters.ts'
import { parseNames, parseOrder, parseSelect } from './parse-select.ts'
import { RestError } from './rest-error.ts'
import type { RestRequest } from './rest-request.ts'
import type { Relation, Routine, SchemaSnapshot } from './schema-cache.ts'

/** What a request comes down to. */
export type Plan = {
  readonly sql: string
  readonly isReadOnly: boolean
  readonly output: Output
  readonly offset: number
  /** The function that is called, for the shape of the answer. */
  readonly routine: Routine | null
  readonly isUpsert: boolean
}

const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'])

/** Finds the names in the schema and builds the one statement of the request. */
export function planStatement(
  request: RestRequest,
  body: string,
  snapshot: SchemaSnapshot,
  maxRows: number,
): Plan {
  return request.kind === 'call'
    ? planCall(request, body, snapshot, maxRows)
    : planTable(request, body, snapshot, maxRows)
}

function planTable(request: RestRequest, body: string, snapshot: SchemaSnapshot, maxRows: number): Plan {
  const { method, preferences, query } = request
  const relation = findRelation(snapshot, request.schema, request.name)
  const isRead = method === 'GET' || method === 'HEAD'
  const page = readPageQuery(
    request,
    [...query].filter(([key]) => !RESERVED.has(key)),
    isRead ? maxRows : null,
  )
  const output = readOutput(request, isRead || preferences.return === 'representation')
  const plan = (sql: string, isUpsert = false): Plan => {
    return { sql, isReadOnly: isRead, output, offset: page.range.offset, routine: null, isUpsert }
  }

  if (isRead) return plan(buildRead(relation, page, output))
  if (method === 'DELETE') {
    requireFilter(page, method)
    return plan(buildDelete(relation, page, output))
  }
  const columns = query.has('columns') ? parseNames(query.get('columns') ?? '', 'columns') : null
  const rows = parseRows(parseBody(body, request.headers.get('content-type') ?? ''), relation, columns)
  if (method === 'PATCH') {
    requireFilter(page, method)
    return plan(buildUpdate(relation, rows, page, output))
  }
  const conflict = readConflict(request, relation)
  const sql = buildInsert(relation, rows, preferences.missing === 'default', conflict, page, output)
  return plan(sql, conflict?.action === 'merge')
}

function planCall(request: RestRequest, body: string, snapshot: SchemaSnapshot, maxRows: number): Plan {
  const parameters = [...request.query].filter(([key]) => !RESERVED.has(key))
  const isPost = request.method === 'POST'
  const isFilter = ([key, value]: [string, string]) => isPost || isLogicKey(key) || isOperation(value)
  const page = readPageQuery(request, parameters.filter(isFilter), maxRows)
  const output = readOutput(request, true)
  const plan = (routine: Routine, sql: string): Plan => {
    const isReadOnly = !isPost || routine.isReadOnly
    return { sql, isReadOnly, output, offset: page.range.offset, routine, isUpsert: false }
  }

  if (!isPost) {
    const values = new Map(parameters.filter((parameter) => !isFilter(parameter)))
    const { routine } = chooseRoutine(snapshot, request.schema, request.name, [...values.keys()], isPost)
    return plan(routine, buildCall(routine, { kind: 'texts', values }, page, output))
  }
  const { json, value } = parseBody(body === '' ? '{}' : body, request.headers.get('content-type') ?? '')
  const names = isRecord(value) ? Object.keys(value) : []
  const { routine, takesBody } = chooseRoutine(snapshot, request.schema, request.name, names, isPost)
  return plan(
    routine,
    buildCall(routine, takesBody ? { kind: 'body', json } : { kind: 'json', json, names }, page, output),
  )
}

function readPageQuery(
  { query, headers, method, kind }: RestRequest,
  filters: readonly [string, string][],
  maxRows: number | null,
): PageQuery {
  const isRead = method === 'GET' || method === 'HEAD'
  return {
    select: parseSelect(query.get('select') ?? '*'),
    where: filters.map(([key, value]) =>
      isLogicKey(key) ? parseLogic(key, value) : parseFilter(key, value),
    ),
    order: query.has('order') ? parseOrder(query.get('order') ?? '') : [],
    range: parsePageRange(query, isRead || kind === 'call' ? (headers.get('range') ?? '') : '', maxRows),
  }
}

function readOutput({ method, mediaType, preferences }: RestRequest, wantsBody: boolean): Output {
  return {
    format: wantsBody && method !== 'HEAD' ? mediaType.format : 'none',
    stripNulls: mediaType.stripNulls,
    countTotal: preferences.count !== null,
  }
}

function readConflict({ query, preferences }: RestRequest, relation: Relation): Conflict | null {
  if (preferences.resolution === null) return null
  const named = query.has('on_conflict') ? parseNames(query.get('on_conflict') ?? '', 'on_conflict') : null
  const columns = named ?? relation.primaryKey
  if (columns.length === 0) return null
  return { columns, action: preferences.resolution === 'merge-duplicates' ? 'merge' : 'ignore' }
}

// Supabase loads pg-safeupdate for PostgREST, which refuses to change a whole table at once.
function requireFilter({ where }: PageQuery, method: 'PATCH' | 'DELETE'): void {
  if (where.length > 0) return
  const verb = method === 'PATCH' ? 'UPDATE' : 'DELETE'
  throw new RestError(400, '21000', `${verb} requires a WHERE clause`)
}

function findRelation({ relations }: SchemaSnapshot, schema: string, name: string): Relation {
  const relation = relations.find((candidate) => candidate.schema === schema && candidate.name === name)
  if (relation) return relation
  const candidates = relations.flatMap((other) =>
    other.schema === schema ? [`${schema}.${other.name}`] : [],
  )
  const message = `Could not find the table '${schema}.${name}' in the schema cache`
  const hint = notFoundHint('Perhaps you meant the table', `${schema}.${name}`, candidates, `'`)
  throw new RestError(404, 'PGRST205', message, { hint })
}
