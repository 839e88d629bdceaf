import { RestError } from './rest-error.ts'

export type PageRange = { readonly offset: number; readonly limit: number | null }

/** The page that `limit`, `offset`, a `Range` header and the server's `max_rows` leave. Throws PGRST103. */
export function parsePageRange(
  query: URLSearchParams,
  rangeHeader: string,
  maxRows: number | null,
): PageRange {
  const limit = wholeNumber(query.get('limit'))
  if (limit !== null && limit < 0) throw unsatisfiable('Limit should be greater than or equal to zero.')

  let offset = Math.max(wholeNumber(query.get('offset')) ?? 0, 0)
  let end = limit === null ? Number.POSITIVE_INFINITY : offset + limit
  const range = /^(?:items=)?(\d{1,15})-(\d{1,15})?$/.exec(rangeHeader.trim())
  if (range) {
    const first = Number(range[1])
    const last = range[2] === undefined ? Number.POSITIVE_INFINITY : Number(range[2])
    if (last < first) {
      throw unsatisfiable(
        'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
      )
    }
    offset = Math.max(offset, first)
    end = Math.min(end, last + 1)
  }
  const wanted = Math.min(Math.max(end - offset, 0), maxRows ?? Number.POSITIVE_INFINITY)
  return { offset, limit: Number.isFinite(wanted) ? wanted : null }
}

/** `0-9/42`: the page, `*` when it is empty; and the total, `*` when it was not counted. */
export function contentRange(lower: number, upper: number, total: number | null): string {
  const page = total !== 0 && lower <= upper ? `${lower}-${upper}` : '*'
  return `${page}/${total ?? '*'}`
}

/** 200 for all there is, 206 for a part of a known total. Throws PGRST103 for a page behind the end. */
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
