import { notImplemented, RestError } from './rest-error.ts'
import type { Column, Relation } from './schema-cache.ts'

/** A JSON body: its text, which goes to Postgres unchanged, and its value, read for names alone. */
export type JsonBody = { readonly json: string; readonly value: unknown }

/** The rows of a write. */
export type Rows = {
  readonly json: string
  readonly isArray: boolean
  readonly isEmpty: boolean
  readonly columns: readonly Column[]
}

/** Throws PGRST102 for malformed JSON, 501 for the other types that PostgREST reads. */
export function parseBody(text: string, contentType: string): JsonBody {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type !== '' && type !== 'application/json') throw notImplemented(`A body of the type ${type}`)
  try {
    return { json: text, value: JSON.parse(text) }
  } catch {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json')
  }
}

/** The rows to write and their columns: the `columns` parameter, else the first row's keys. Throws PGRST204. */
export function parseRows(body: JsonBody, relation: Relation, columns: readonly string[] | null): Rows {
  const isArray = Array.isArray(body.value)
  const rows: unknown[] = Array.isArray(body.value) ? body.value : [body.value]
  const keys = rows.map((row) => {
    if (isRecord(row)) return Object.keys(row)
    throw new RestError(400, 'PGRST102', 'Empty or invalid json')
  })
  const first = keys[0] ?? []
  if (columns === null && keys.some((names) => !hasSameNames(names, first))) {
    throw new RestError(400, 'PGRST102', 'All object keys must match')
  }
  return {
    json: body.json,
    isArray,
    isEmpty: rows.length === 0,
    columns: (columns ?? first).map((name) => findColumn(relation, name)),
  }
}

/** Whether a value of JSON is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function findColumn(relation: Relation, name: string): Column {
  const column = relation.columns.find((candidate) => candidate.name === name)
  if (column) return column
  const message = `Could not find the '${name}' column of '${relation.name}' in the schema cache`
  throw new RestError(400, 'PGRST204', message)
}

function hasSameNames(names: readonly string[], others: readonly string[]): boolean {
  return names.length === others.length && names.every((name) => others.includes(name))
}
