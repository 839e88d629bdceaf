import { type ReachedLimit, reachedLimitMessage, reachedLimitSchema } from '@foyer/shared/api/budgets.ts'
import * as z from 'zod/mini'
import { formatMoment } from './format-moment.ts'

const MINUTE_MS = 60_000

const errorSchema = z.object({ error: z.object({ limit: reachedLimitSchema }) })

/** The account has used up a budget. The message says, for people, which one and when it goes on. */
export class BudgetSpent extends Error {
  /** @param retryAfter in seconds */
  constructor(limit: ReachedLimit, retryAfter: number, now: Date = new Date()) {
    // A whole minute later, so that it goes on at the time that is told.
    const moment = new Date(Math.ceil((now.getTime() + retryAfter * 1000) / MINUTE_MS) * MINUTE_MS)
    const [day = '', clock] = formatMoment(moment, now).split(', ')
    super(reachedLimitMessage(limit, clock ? `${day} at ${clock}` : `at ${day}`))
  }
}

/** Reads the spent budget in a response of one of our functions; `null` for any other response. */
export async function readBudgetSpent(response: Response | undefined): Promise<BudgetSpent | null> {
  if (response?.status !== 429) return null
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  const seconds = Number(response.headers.get('retry-after'))
  const { data } = errorSchema.safeParse(body)
  return data && seconds > 0 ? new BudgetSpent(data.error.limit, seconds) : null
}
