import { RestError } from './rest-error.ts'

export type PageRange = { readonly offset: number; readonly limit: number | null }

/**
 * The page that `limit`, `offset` and the server's `max_rows` leave. Throws PGRST103 for a negative limit.
 *
 * @param maxRows `null` for writes, which it does not limit
 */
export function parsePageRange(query: URLSearchParams, maxRows: number | null): PageRange {
  const limit = wholeNumber(query.get('limit'))
  if (limit !== null && limit < 0) throw unsatisfiable('Limit should be greater than or equal to zero.')
  const wanted = Math.min(limit ?? Number.POSITIVE_INFINITY, maxRows ?? Number.POSITIVE_INFINITY)
  return {
    offset: Math.max(wholeNumber(query.get('offset')) ?? 0, 0),
    limit: Number.isFinite(wanted) ? wanted : null,
  }
}

/** `0-9/42`: the page, `*` when it is empty; and the total, `*` when it was not counted. */
export function contentRange(lower: number, upper: number, total: number | null): string {
  const page = total !== 0 && lower <= upper ? `${lower}-${upper}` : '*'
  return `${page}/${total ?? '*'}`
}

/** 200 for all rows, 206 for a part of a known total. Throws PGRST103 for a page behind the end. */
export function pageStatus(lower: number, upper: number, total: number | null): 200 | 206 {
  if (total === null) return 200
  if (lower > total) {
    throw unsatisfiable(`An offset of ${lower} was requested, but there are only ${total} rows.`)
  }
  return 1 + upper - lower < total ? 206 : 200
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^-?\d{1,15}$/.test(text) ? Number(text) : null
}

function unsatisfiable(details: string): RestError {
  return new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details })
}
