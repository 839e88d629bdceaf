import { z } from 'zod'
import { RestError } from './rest-error.ts'

const postgresError = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().optional(),
  hint: z.string().optional(),
})

// The first prefix that fits decides. Source: PostgREST 16, src/library/PostgREST/Error.hs, mapSQLtoHTTP.
const STATUS_BY_PREFIX: readonly (readonly [string, number])[] = [
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53400', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57P01', 503],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0001', 400],
  ['P0', 500],
  ['XX', 500],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
]

/** The status of a SQLSTATE. `isAnonymous` tells a caller who could sign in (401) from one who may not (403). */
export function statusForSqlState(code: string, message: string, isAnonymous: boolean): number {
  if (code === '21000') return message.endsWith('requires a WHERE clause') ? 400 : 500
  if (code === '22023') return /^role .* does not exist$/.test(message) ? 401 : 400
  if (code === '42501') return isAnonymous ? 401 : 403
  if (code.startsWith('PT')) {
    const status = Number(code.slice(2))
    return status >= 200 && status <= 599 ? status : 500
  }
  return STATUS_BY_PREFIX.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400
}

/** What a statement threw as the answer it stands for; `null` when the error is not Postgres's. */
export function restErrorFromPostgres(error: unknown, isAnonymous: boolean): RestError | null {
  const parsed = postgresError.safeParse(error)
  if (!parsed.success) return null
  const { code, message, detail, hint } = parsed.data
  if (code === 'PGRST') return raisedResponse(message, detail)

  const status = statusForSqlState(code, message, isAnonymous)
  const extras = { details: detail ?? null, hint: hint ?? null }
  if (status === 401) {
    return new RestError(status, code, message, { ...extras, headers: { 'www-authenticate': 'Bearer' } })
  }
  const isReason = code.startsWith('PT') && /^[\x20-\x7e]+$/.test(message)
  return new RestError(status, code, message, isReason ? { ...extras, statusText: message } : extras)
}

const raisedMessage = z.object({
  code: z.string(),
  message: z.string(),
  details: z.string().nullish(),
  hint: z.string().nullish(),
})
const raisedDetail = z.object({
  status: z.int().min(200).max(599),
  status_text: z.string().optional(),
  headers: z.record(z.string(), z.string()).default({}),
})

// `raise sqlstate 'PGRST'`: the function words the whole response in JSON.
function raisedResponse(message: string, detail: string | undefined): RestError {
  const body = raisedMessage.safeParse(parseJson(message))
  if (!body.success) {
    return unreadableRaise(
      `Invalid JSON value for MESSAGE: '${message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    )
  }
  const response = raisedDetail.safeParse(parseJson(detail ?? ''))
  if (!response.success) {
    return unreadableRaise(
      detail === undefined
        ? 'DETAIL is missing in the RAISE statement'
        : `Invalid JSON value for DETAIL: '${detail}'`,
      "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.",
    )
  }
  const { status, status_text, headers } = response.data
  return new RestError(status, body.data.code, body.data.message, {
    details: body.data.details ?? null,
    hint: body.data.hint ?? null,
    headers,
    ...(status_text === undefined ? {} : { statusText: status_text }),
  })
}

function unreadableRaise(details: string, hint: string): RestError {
  const message = `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`
  return new RestError(500, 'PGRST121', message, { details, hint })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
