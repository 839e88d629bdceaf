import { type ReachedLimit, spentBudgetSchema } from '@foyer/shared/api/budgets.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import type { Log } from './log.ts'

/** What supabase-js resolves to for a query or a call of a database function. */
type Query = PromiseLike<{
  readonly data: unknown
  readonly error: { readonly code?: string } | null
  readonly status: number
}>

/** `unavailable`: the same call may succeed later; `unexpected`: it would fail again. */
export type DatabaseRefusal =
  | {
      readonly code: 'too_many_requests'
      readonly retryAfterSeconds: number
      /** The limit of an account; none for limits of an address or an email. */
      readonly limit?: ReachedLimit
    }
  | { readonly code: 'unexpected' | 'unavailable' }

/** The answer of every database function when a rate limit is exceeded. */
const limitSchema = z.object({ retry_after: z.number().int().positive() })

/**
 * Waits for the answer of the database and validates it.
 *
 * @param event the name under which a failure is logged; the database's message is left out: it can quote input
 */
export async function readDatabaseAnswer<Schema extends z.core.$ZodType>(
  query: Query,
  schema: Schema,
  event: string,
  log: Log,
): Promise<Result<z.output<Schema>, DatabaseRefusal>> {
  const { data, error, status } = await query
  if (error) {
    const databaseCode = error.code ?? ''
    const code = failsAgain(databaseCode) ? 'unexpected' : 'unavailable'
    log({ event, code, status, databaseCode })
    return err({ code })
  }
  const spent = z.safeParse(spentBudgetSchema, data)
  if (spent.success) {
    const { retry_after, ...limit } = spent.data
    return err({ code: 'too_many_requests', retryAfterSeconds: retry_after, limit })
  }
  const limit = limitSchema.safeParse(data)
  if (limit.success) return err({ code: 'too_many_requests', retryAfterSeconds: limit.data.retry_after })
  const parsed = z.safeParse(schema, data)
  if (parsed.success) return ok(parsed.data)
  log({ event, code: 'malformed_answer' })
  return err({ code: 'unexpected' })
}

/** Classes 22 (data exception) and 23 (integrity constraint violation) are about the call itself. */
function failsAgain(databaseCode: string): boolean {
  return /^2[23]/.test(databaseCode)
}
