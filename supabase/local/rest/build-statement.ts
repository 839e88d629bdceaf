import { buildColumns, buildOrder, buildWhere } from './build-condition.ts'
import type { PageRange } from './page-range.ts'
import type { Condition } from './parse-filters.ts'
import type { OrderItem, SelectItem } from './parse-select.ts'
import { type Column, type Relation, type Routine, SCHEMA_VERSION_SQL } from './schema-cache.ts'
import { qualify, quoteLiteral, quoteName } from './sql-text.ts'

// Each request is one statement: a source (a table, a write, a call), a page of it, and one row that holds the
// page as text, its counts, and what the functions that ran want to say about the response.

export type PageQuery = {
  readonly select: readonly SelectItem[]
  readonly where: readonly Condition[]
  readonly order: readonly OrderItem[]
  readonly range: PageRange
}

export type Output = {
  readonly format: 'rows' | 'object' | 'csv' | 'none'
  readonly stripNulls: boolean
  readonly countTotal: boolean
}

/** The one row that every statement answers. */
export type StatementRow = {
  readonly body: string
  readonly pageTotal: number
  /** The rows behind the page; `null` where they were not counted. */
  readonly total: number | null
  /** How many rows an upsert found and updated. */
  readonly updatedTotal: number
  readonly schemaVersion: string
  readonly responseStatus: string | null
  readonly responseHeaders: string | null
}

export type Rows = {
  readonly json: string
  readonly isArray: boolean
  readonly isEmpty: boolean
  readonly columns: readonly Column[]
}

export type Conflict = { readonly columns: readonly string[]; readonly action: 'merge' | 'ignore' }

/** GET and HEAD of a table. */
export function buildRead(relation: Relation, query: PageQuery, output: Output): string {
  const table = qualify(relation.schema, relation.name)
  const total = output.countTotal
    ? `(select count(*) from ${table}${buildWhere(query.where, table)})`
    : 'null'
  return buildAnswer([`pgrst_page as (${buildPage(query, table)})`], total, buildBody(output))
}

/** POST to a table; `conflict` makes it an upsert. `missingIsDefault` fills in columns that a row leaves out. */
export function buildInsert(
  relation: Relation,
  rows: Rows,
  missingIsDefault: boolean,
  conflict: Conflict | null,
  query: PageQuery,
  output: Output,
): string {
  const table = qualify(relation.schema, relation.name)
  const names = rows.columns.map(({ name }) => quoteName(name))
  const values =
    names.length === 0
      ? ' default values'
      : ` (${names.join(', ')}) ${missingIsDefault ? selectOrDefault(rows) : selectRows(rows)}`
  const source = rows.isEmpty
    ? `select ${buildReturning(query, table, output)} from ${table} where false`
    : `insert into ${table}${values}${buildConflict(conflict, names)} returning ${buildReturning(query, table, output)}`
  return buildWrite(source, query, output)
}

/** PATCH of a table: the body's first row is what all rows found are set to. */
export function buildUpdate(relation: Relation, rows: Rows, query: PageQuery, output: Output): string {
  const table = qualify(relation.schema, relation.name)
  const returning = buildReturning(query, table, output)
  const assignments = rows.columns.map(({ name }) => `${quoteName(name)} = pgrst_body.${quoteName(name)}`)
  const from = `(select * from ${recordFrom(rows)} limit 1) as pgrst_body`
  const source =
    rows.isEmpty || assignments.length === 0
      ? `select ${returning} from ${table} where false`
      : `update ${table} set ${assignments.join(', ')} from ${from}${buildWhere(query.where, table)} returning ${returning}`
  return buildWrite(source, query, output)
}

/** DELETE from a table. */
export function buildDelete(relation: Relation, query: PageQuery, output: Output): string {
  const table = qualify(relation.schema, relation.name)
  const returning = buildReturning(query, table, output)
  return buildWrite(
    `delete from ${table}${buildWhere(query.where, table)} returning ${returning}`,
    query,
    output,
  )
}

/** Arguments by name as texts (GET), as one JSON object (POST), or the whole body for an unnamed parameter. */
export type Arguments =
  | { readonly kind: 'texts'; readonly values: ReadonlyMap<string, string> }
  | { readonly kind: 'json'; readonly json: string; readonly names: readonly string[] }
  | { readonly kind: 'body'; readonly json: string }

/** A call of a function, with its rows as a page. */
export function buildCall(routine: Routine, given: Arguments, query: PageQuery, output: Output): string {
  const parameters =
    given.kind === 'body'
      ? routine.parameters
      : routine.parameters.filter(({ name }) =>
          given.kind === 'json' ? given.names.includes(name) : given.values.has(name),
        )
  const passed = parameters.map(({ name, type, isVariadic }) => {
    if (given.kind === 'body') return `${quoteLiteral(given.json)}::${type}`
    const value =
      given.kind === 'json'
        ? `pgrst_args.${quoteName(name)}`
        : `${quoteLiteral(given.values.get(name) ?? '')}::${type}`
    return `${isVariadic ? 'variadic ' : ''}${quoteName(name)} := ${value}`
  })
  const call = `${qualify(routine.schema, routine.name)}(${passed.join(', ')})`
  const definitions = parameters.map(({ name, type }) => `${quoteName(name)} ${type}`)
  const args =
    given.kind === 'json' && definitions.length > 0
      ? `json_to_record(${quoteLiteral(given.json)}) as pgrst_args(${definitions.join(', ')})`
      : '(select) as pgrst_args'

  // The hot path: one value needs no page.
  if (
    routine.returns === 'scalar' &&
    !routine.isSet &&
    (output.format === 'rows' || output.format === 'object')
  ) {
    return `select coalesce(to_json(${call})::text, 'null') as body, 1 as "pageTotal", 1 as total, ${REPORT}
from ${args}`
  }

  const isRow = routine.returns === 'row'
  const source = isRow
    ? `select pgrst_row.* from ${args}, lateral ${call} as pgrst_row`
    : `select ${call} as pgrst_scalar from ${args}`
  const page = isRow
    ? buildPage(query, 'pgrst_source')
    : `select * from pgrst_source${buildLimit(query.range)}`
  const total = output.countTotal
    ? `(select count(*) from pgrst_source${isRow ? buildWhere(query.where, 'pgrst_source') : ''})`
    : 'null'
  // Materialised: an inlined call whose result nobody reads would not be made at all.
  return buildAnswer(
    [`pgrst_source as materialized (${source})`, `pgrst_page as (${page})`],
    total,
    buildBody(
      routine.isSet || output.format !== 'rows' ? output : { ...output, format: 'object' },
      isRow || routine.returns === 'void' ? 'pgrst_page' : 'pgrst_page.pgrst_scalar',
    ),
  )
}

function buildWrite(source: string, query: PageQuery, output: Output): string {
  const page =
    output.format === 'none' ? 'select from pgrst_source' : buildPage({ ...query, where: [] }, 'pgrst_source')
  return buildAnswer(
    [`pgrst_source as (${source})`, `pgrst_page as (${page})`],
    '(select count(*) from pgrst_source)',
    buildBody(output),
  )
}

// Read last, when whatever ran has set what it wants to say about the response.
const REPORT = `${SCHEMA_VERSION_SQL} as "schemaVersion",
  coalesce(nullif(current_setting('pgrst.updated', true), ''), '0')::int as "updatedTotal",
  nullif(current_setting('response.status', true), '') as "responseStatus",
  nullif(current_setting('response.headers', true), '') as "responseHeaders"`

function buildAnswer(tables: readonly string[], total: string, body: string): string {
  return `with ${tables.join(', ')}
select ${body} as body, count(*)::int as "pageTotal", ${total}::int as total, ${REPORT}
from pgrst_page`
}

function buildPage({ select, where, order, range }: PageQuery, relation: string): string {
  const clauses = `${buildWhere(where, relation)}${buildOrder(order, relation)}${buildLimit(range)}`
  return `select ${buildColumns(select, relation)} from ${relation}${clauses}`
}

function buildLimit({ limit, offset }: PageRange): string {
  return `${limit === null ? '' : ` limit ${limit}`}${offset === 0 ? '' : ` offset ${offset}`}`
}

function buildBody({ format, stripNulls }: Output, value = 'pgrst_page'): string {
  const isWhole = value === 'pgrst_page'
  const item = stripNulls && isWhole ? 'json_strip_nulls(row_to_json(pgrst_page))' : value
  switch (format) {
    case 'none':
      return `''`
    case 'rows':
      return `coalesce(json_agg(${item}), '[]')::text`
    case 'object':
      return `coalesce((json_agg(${item})->0)::text, 'null')`
    case 'csv':
      // A row's text form is CSV in parentheses already.
      return `coalesce((select string_agg(name, ',') from (
    select json_object_keys(row_to_json(pgrst_page)) as name from (select * from pgrst_page limit 1) pgrst_page) names)
  || chr(10) || string_agg(substr(pgrst_page::text, 2, length(pgrst_page::text) - 2), chr(10)), '')`
  }
}

// What a write hands to its page: the columns that are selected or ordered by, nothing else, so that a caller
// needs no right to read more.
function buildReturning({ select, order }: PageQuery, table: string, { format }: Output): string {
  if (format === 'none') return '1'
  if (select.some(({ kind }) => kind === 'all')) return `${table}.*`
  const fields = select.flatMap((item) => (item.kind === 'field' ? [item.field] : []))
  const names = new Set([...fields, ...order.map(({ field }) => field)].map(({ column }) => column))
  return [...names].map((name) => `${table}.${quoteName(name)}`).join(', ')
}

// An upsert is a creation unless every row was there: the rows updated are counted as they are.
function buildConflict(conflict: Conflict | null, names: readonly string[]): string {
  if (conflict === null) return ''
  const target = ` on conflict (${conflict.columns.map(quoteName).join(', ')})`
  if (conflict.action === 'ignore' || names.length === 0) return `${target} do nothing`
  const assignments = names.map((name) => `${name} = excluded.${name}`).join(', ')
  return `${target} do update set ${assignments} where set_config('pgrst.updated',
    (coalesce(nullif(current_setting('pgrst.updated', true), ''), '0')::int + 1)::text, true) is not null`
}

function recordFrom({ json, isArray, columns }: Rows): string {
  const definitions = columns.map(({ name, type }) => `${quoteName(name)} ${type}`)
  const reader = isArray ? 'json_to_recordset' : 'json_to_record'
  return `${reader}(${quoteLiteral(json)}) as pgrst_body(${definitions.join(', ')})`
}

function selectRows(rows: Rows): string {
  return `select ${rows.columns.map(({ name }) => `pgrst_body.${quoteName(name)}`).join(', ')} from ${recordFrom(rows)}`
}

function selectOrDefault({ json, isArray, columns }: Rows): string {
  const definitions = columns.map(({ name, type }) => `${quoteName(name)} ${type}`)
  const values = columns.map((column) => {
    const value = `pgrst_body.${quoteName(column.name)}`
    if (column.default === null) return value
    return `case when pgrst_row.value::jsonb ? ${quoteLiteral(column.name)} then ${value} else ${column.default} end`
  })
  const elements = isArray ? quoteLiteral(json) : `json_build_array(${quoteLiteral(json)}::json)`
  return `select ${values.join(', ')} from json_array_elements(${elements}) as pgrst_row(value),
  json_to_record(pgrst_row.value) as pgrst_body(${definitions.join(', ')})`
}
