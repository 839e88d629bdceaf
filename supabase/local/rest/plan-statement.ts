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
import { parseCondition } from './filters.ts'
import { parsePageRange } from './page-range.ts'
import { isRecord, parseBody, parseRows } from './parse-body.ts'
import { parseNames, parseOrder, parseSelect } from './parse-columns.ts'
import { RestError } from './rest-error.ts'
import type { RestRequest } from './rest-request.ts'
import type { Relation, Routine, SchemaSnapshot } from './schema-cache.ts'

/** The statement of a request, and what its response needs to know. */
export type Plan = {
  readonly sql: string
  readonly isReadOnly: boolean
  readonly output: Output
  readonly offset: number
  /** The function that is called, for the shape of the answer. */
  readonly routine: Routine | null
}

export type RequestBody = { readonly text: string; readonly contentType: string }

const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'])

/** Finds the names in the schema and builds the one statement of the request. */
export function planStatement(
  request: RestRequest,
  body: RequestBody,
  snapshot: SchemaSnapshot,
  maxRows: number,
): Plan {
  return request.kind === 'call'
    ? planCall(request, body, snapshot, maxRows)
    : planTable(request, body, snapshot, maxRows)
}

function planTable(
  request: RestRequest,
  { text, contentType }: RequestBody,
  snapshot: SchemaSnapshot,
  maxRows: number,
): Plan {
  const { method, query } = request
  const relation = findRelation(snapshot, request.schema, request.name)
  const isRead = method === 'GET' || method === 'HEAD'
  const page = readPageQuery(request, isRead ? maxRows : null)
  const output = readOutput(request, isRead || request.returnsRows)
  const plan = (sql: string): Plan => {
    return { sql, isReadOnly: isRead, output, offset: page.range.offset, routine: null }
  }
  if (isRead) return plan(buildRead(relation, page, output))
  if (method !== 'POST') requireFilter(page, method)
  if (method === 'DELETE') return plan(buildDelete(relation, page, output))
  const columns = query.has('columns') ? parseNames(query.get('columns') ?? '', 'columns') : null
  const rows = parseRows(parseBody(text, contentType), relation, columns)
  if (method === 'PATCH') return plan(buildUpdate(relation, rows, page, output))
  return plan(buildInsert(relation, rows, readConflict(request, relation), page, output))
}

function planCall(
  request: RestRequest,
  { text, contentType }: RequestBody,
  snapshot: SchemaSnapshot,
  maxRows: number,
): Plan {
  const page = readPageQuery(request, maxRows)
  const output = readOutput(request, true)
  const { json, value } = parseBody(text === '' ? '{}' : text, contentType)
  if (!isRecord(value))
    throw new RestError(400, 'PGRST102', 'The arguments of a function must be a JSON object')
  const names = Object.keys(value)
  const routine = chooseRoutine(snapshot, request.schema, request.name, names)
  const sql = buildCall(routine, json, names, page, output)
  return { sql, isReadOnly: routine.isReadOnly, output, offset: page.range.offset, routine }
}

function readPageQuery({ query }: RestRequest, maxRows: number | null): PageQuery {
  const filters = [...query].filter(([key]) => !RESERVED.has(key))
  return {
    select: parseSelect(query.get('select') ?? '*'),
    where: filters.map(([key, value]) => parseCondition(key, value)),
    order: query.has('order') ? parseOrder(query.get('order') ?? '') : [],
    range: parsePageRange(query, maxRows),
  }
}

function readOutput({ method, wantsOne, countsTotal }: RestRequest, wantsBody: boolean): Output {
  const format = wantsBody && method !== 'HEAD' ? (wantsOne ? 'object' : 'rows') : 'none'
  return { format, countTotal: countsTotal }
}

function readConflict({ query, onConflict }: RestRequest, relation: Relation): Conflict | null {
  if (onConflict === null) return null
  const named = query.has('on_conflict') ? parseNames(query.get('on_conflict') ?? '', 'on_conflict') : null
  const columns = named ?? relation.primaryKey
  return columns.length === 0 ? null : { columns, action: onConflict }
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
  throw new RestError(404, 'PGRST205', `Could not find the table '${schema}.${name}' in the schema cache`)
}
