import { buildWhere, type Condition } from './filters.ts'
import type { PageRange } from './page-range.ts'
import type { Rows } from './parse-body.ts'
import { buildOrder, type OrderItem } from './parse-columns.ts'
import { type Relation, type Routine, SCHEMA_VERSION_SQL } from './schema-cache.ts'
import { qualify, quoteLiteral, quoteName } from './sql-text.ts'

// Each request is one statement: a source (a table, a write, a call), a page of it, and one row that holds the page as
// text and its counts.

export type PageQuery = {
  /** `null` selects all columns. */
  readonly select: readonly string[] | null
  readonly where: readonly Condition[]
  readonly order: readonly OrderItem[]
  readonly range: PageRange
}

export type Output = {
  readonly format: 'rows' | 'object' | 'none'
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
}

// Read last, when the statement has set it.
const REPORT = `${SCHEMA_VERSION_SQL} as "schemaVersion",
  coalesce(nullif(current_setting('pgrst.updated', true), ''), '0')::int as "updatedTotal"`

export type Conflict = { readonly columns: readonly string[]; readonly action: 'merge' | 'ignore' }

/** GET and HEAD of a table. */
export function buildRead(relation: Relation, query: PageQuery, output: Output): string {
  const table = qualify(relation.schema, relation.name)
  const total = output.countTotal
    ? `(select count(*) from ${table}${buildWhere(query.where, table)})`
    : 'null'
  return buildAnswer([`pgrst_page as (${buildPage(query, table)})`], total, buildBody(output))
}

/** POST to a table; `conflict` makes it an upsert. */
export function buildInsert(
  relation: Relation,
  rows: Rows,
  conflict: Conflict | null,
  query: PageQuery,
  output: Output,
): string {
  const table = qualify(relation.schema, relation.name)
  const names = rows.columns.map(({ name }) => quoteName(name))
  const values = names.map((name) => `pgrst_body.${name}`).join(', ')
  const source =
    names.length === 0
      ? ' default values'
      : ` (${names.join(', ')}) select ${values} from ${recordFrom(rows)}`
  const returning = buildReturning(query, table, output)
  const insert = `insert into ${table}${source}${buildConflict(conflict, names)} returning ${returning}`
  return buildWrite(rows.isEmpty ? `select ${returning} from ${table} where false` : insert, query, output)
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

/** A call of a function with arguments by name from a JSON object, with its rows as a page. */
export function buildCall(
  routine: Routine,
  json: string,
  names: readonly string[],
  query: PageQuery,
  output: Output,
): string {
  const parameters = routine.parameters.filter(({ name }) => names.includes(name))
  const passed = parameters.map(({ name }) => `${quoteName(name)} := pgrst_args.${quoteName(name)}`)
  const call = `${qualify(routine.schema, routine.name)}(${passed.join(', ')})`
  const definitions = parameters.map(({ name, type }) => `${quoteName(name)} ${type}`)
  const args =
    definitions.length > 0
      ? `json_to_record(${quoteLiteral(json)}) as pgrst_args(${definitions.join(', ')})`
      : '(select) as pgrst_args'

  // The frequent case: one value needs no page.
  if (routine.returns === 'scalar' && !routine.isSet) {
    return `select coalesce(to_json(${call})::text, 'null') as body, 1 as "pageTotal", 1 as total,
  ${REPORT} from ${args}`
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
  // Materialised: Postgres would not make a call whose result nothing reads.
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

function buildAnswer(tables: readonly string[], total: string, body: string): string {
  return `with ${tables.join(', ')}
select ${body} as body, count(*)::int as "pageTotal", ${total}::int as total, ${REPORT}
from pgrst_page`
}

function buildPage({ select, where, order, range }: PageQuery, relation: string): string {
  const columns = select?.map((name) => `${relation}.${quoteName(name)}`).join(', ') ?? `${relation}.*`
  return `select ${columns} from ${relation}${buildWhere(where, relation)}${buildOrder(order, relation)}${buildLimit(range)}`
}

function buildLimit({ limit, offset }: PageRange): string {
  return `${limit === null ? '' : ` limit ${limit}`}${offset === 0 ? '' : ` offset ${offset}`}`
}

function buildBody({ format }: Output, item = 'pgrst_page'): string {
  if (format === 'none') return `''`
  return format === 'rows'
    ? `coalesce(json_agg(${item}), '[]')::text`
    : `coalesce((json_agg(${item})->0)::text, 'null')`
}

// A write returns the columns that are selected or ordered by and no others, so that a caller needs no right to read
// more.
function buildReturning({ select, order }: PageQuery, table: string, { format }: Output): string {
  if (format === 'none') return '1'
  if (select === null) return `${table}.*`
  const names = new Set([...select, ...order.map(({ column }) => column)])
  return [...names].map((name) => `${table}.${quoteName(name)}`).join(', ')
}

// PostgREST answers 200 instead of 201 to an upsert that updates every row: the statement counts them.
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
