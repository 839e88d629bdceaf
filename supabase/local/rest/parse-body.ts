import type { Rows } from './build-statement.ts'
import { notImplemented, RestError } from './rest-error.ts'
import type { Relation } from './schema-cache.ts'

/** A JSON body: its text, which goes to Postgres as it came, and its value, read for names alone. */
export type JsonBody = { readonly json: string; readonly value: unknown }

/** Throws PGRST102 for what is not JSON, 501 for the other types PostgREST reads. */
export function parseBody(text: string, contentType: string): JsonBody {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (['text/csv', 'application/x-www-form-urlencoded', 'text/plain', 'text/xml'].includes(type)) {
    throw notImplemented(`A ${type} body`)
  }
  if (type !== '' && !/^application\/(?:json|vnd\.pgrst\.(?:object|array)(?:\+json)?)$/.test(type)) {
    throw new RestError(400, 'PGRST102', `Content-Type not acceptable: ${type}`)
  }
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

function findColumn(relation: Relation, name: string) {
  const column = relation.columns.find((candidate) => candidate.name === name)
  if (column) return column
  const message = `Could not find the '${name}' column of '${relation.name}' in the schema cache`
  throw new RestError(400, 'PGRST204', message)
}

function hasSameNames(names: readonly string[], others: readonly string[]): boolean {
  return names.length === others.length && names.every((name) => others.includes(name))
}
