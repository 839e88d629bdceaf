import { z } from 'zod'
import type { StatementRow } from './build-statement.ts'
import { contentRange, pageStatus } from './page-range.ts'
import type { Plan } from './plan-statement.ts'
import { RestError } from './rest-error.ts'
import type { RestRequest } from './rest-request.ts'

const raisedHeaders = z.array(z.record(z.string(), z.string()))

/**
 * The answer to a statement's row. Throws, so that the transaction is undone, when the row is not what was asked
 * for: PGRST116 (not one row), PGRST124 (too many changed), PGRST103 (a page behind the end), PGRST111 and 112.
 */
export function buildResponse(request: RestRequest, plan: Plan, row: StatementRow): Response {
  const { method, preferences, mediaType } = request
  requireAffected(request, plan, row)
  const isValue = plan.routine !== null && !plan.routine.isSet
  const wantsBody = plan.output.format !== 'none'
  if (mediaType.format === 'object' && (wantsBody || method === 'HEAD') && !isValue && row.pageTotal !== 1) {
    throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${row.pageTotal} rows`,
    })
  }

  const { status, range } = statusAndRange(request, plan, row)
  const headers = new Headers({ vary: 'Accept, Prefer, Range', 'content-range': range })
  if (request.kind === 'table' && (method === 'GET' || method === 'HEAD')) {
    headers.set('content-location', contentLocation(request))
  }
  if (request.answersProfile) headers.set('content-profile', request.schema)
  if (preferences.applied.length > 0) headers.set('preference-applied', preferences.applied.join(', '))
  const hasBody = wantsBody && status !== 204
  if (hasBody || method === 'HEAD') headers.set('content-type', mediaType.contentType)
  addRaisedHeaders(headers, row.responseHeaders)
  return new Response(hasBody ? row.body : null, {
    status: raisedStatus(row.responseStatus) ?? status,
    headers,
  })
}

function statusAndRange({ method, preferences }: RestRequest, plan: Plan, row: StatementRow) {
  const counted = preferences.count === null ? null : row.total
  if (plan.routine !== null || method === 'GET' || method === 'HEAD') {
    const last = plan.offset + row.pageTotal - 1
    const status = pageStatus(plan.offset, last, counted)
    return {
      status: plan.routine?.returns === 'void' ? 204 : status,
      range: contentRange(plan.offset, last, counted),
    }
  }
  if (method === 'POST') {
    const isOnlyUpdate = plan.isUpsert && row.total === row.updatedTotal && row.updatedTotal > 0
    return { status: isOnlyUpdate ? 200 : 201, range: contentRange(1, 0, counted) }
  }
  return {
    status: plan.output.format === 'none' ? 204 : 200,
    range: method === 'PATCH' ? contentRange(0, (row.total ?? 0) - 1, counted) : contentRange(1, 0, counted),
  }
}

function requireAffected({ preferences }: RestRequest, plan: Plan, row: StatementRow): void {
  const affected = plan.routine === null ? (row.total ?? 0) : row.pageTotal
  if (preferences.maxAffected === null || affected <= preferences.maxAffected) return
  throw new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${affected} rows`,
  })
}

function contentLocation({ path, query }: RestRequest): string {
  const sorted = new URLSearchParams(query)
  sorted.sort()
  return sorted.size === 0 ? path : `${path}?${sorted}`
}

// A function may set `response.status` and `response.headers`; both are read before the transaction ends.
function raisedStatus(text: string | null): number | null {
  if (text === null) return null
  const status = Number(text)
  if (Number.isInteger(status) && status >= 200 && status <= 599) return status
  throw new RestError(500, 'PGRST112', 'response.status guc must be a valid status code')
}

function addRaisedHeaders(headers: Headers, text: string | null): void {
  if (text === null) return
  const message =
    'response.headers guc must be a JSON array composed of objects with a single key and a string value'
  try {
    for (const entry of raisedHeaders.parse(JSON.parse(text))) {
      for (const [name, value] of Object.entries(entry)) {
        if (name.toLowerCase() === 'set-cookie') headers.append(name, value)
        else headers.set(name, value)
      }
    }
  } catch {
    throw new RestError(500, 'PGRST111', message)
  }
}
