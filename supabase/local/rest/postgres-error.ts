import { z } from 'zod'
import { RestError } from './rest-error.ts'

const postgresError = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().optional(),
  hint: z.string().optional(),
})

/** By the beginning of the SQLSTATE; the longest decides. Source: PostgREST 16, src/library/PostgREST/Error.hs. */
const PREFIXES: Readonly<Record<number, readonly string[]>> = {
  400: ['P0001'],
  403: ['0L', '0P', '28'],
  404: ['42883', '42P01'],
  405: ['25006'],
  409: ['23503', '23505'],
  500: '09 25 2D 38 39 3B 40 42P17 53400 54 55 57 58 F0 HV P0 XX'.split(' '),
  503: ['08', '53', '57P01'],
}

/** The status of a SQLSTATE. `isAnonymous`: missing rights are 401 before sign-in and 403 after it. */
export function statusForSqlState(code: string, message: string, isAnonymous: boolean): number {
  if (/^PT[1-5]\d\d$/.test(code)) return Number(code.slice(2))
  if (code === '21000') return message.endsWith('requires a WHERE clause') ? 400 : 500
  if (code === '42501') return isAnonymous ? 401 : 403
  const matches = Object.entries(PREFIXES).flatMap(([status, prefixes]) =>
    prefixes.flatMap((prefix) => (code.startsWith(prefix) ? { prefix, status: Number(status) } : [])),
  )
  return matches.sort((one, other) => other.prefix.length - one.prefix.length)[0]?.status ?? 400
}

/** The response to what a statement threw; `null` when the error is not Postgres's. */
export function restErrorFromPostgres(error: unknown, isAnonymous: boolean): RestError | null {
  const parsed = postgresError.safeParse(error)
  if (!parsed.success) return null
  const { code, message, detail, hint } = parsed.data
  const status = statusForSqlState(code, message, isAnonymous)
  return new RestError(status, code, message, { details: detail ?? null, hint: hint ?? null })
}
