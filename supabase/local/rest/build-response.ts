import type { StatementRow } from './build-statement.ts'
import { contentRange, pageStatus } from './page-range.ts'
import type { Plan } from './plan-statement.ts'
import { RestError } from './rest-error.ts'
import type { RestRequest } from './rest-request.ts'

/**
 * The response to a statement's row. Throws, so that the transaction is rolled back, PGRST116 when one row was asked for
 * and there are none or several, PGRST103 for a page behind the end.
 */
export function buildResponse(request: RestRequest, plan: Plan, row: StatementRow): Response {
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
