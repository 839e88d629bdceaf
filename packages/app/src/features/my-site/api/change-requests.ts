import { spentBudgetSchema } from '@foyer/shared/api/budgets.ts'
import {
  type ChangeRequest,
  OPEN_CHANGE_REQUESTS_MAX_COUNT,
  type StoredChangeRequest,
  storedChangeRequestSchema,
} from '@foyer/shared/api/change-requests.ts'
import { NO_USER_MESSAGE } from '@foyer/shared/onboarding/toasts.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { queryOptions } from '@tanstack/react-query'
import { loadOwn } from '../../../lib/api/load-own.ts'
import { BudgetSpent } from '../../../lib/budget-spent.ts'
import { LATEST_COUNT } from '../../../lib/paging.ts'
import { supabase } from '../../../lib/supabase.ts'

/**
 * Loads an owner's latest change requests, newest first.
 *
 * @throws Error when it could not be read
 */
function loadChangeRequests(personId: string, signal: AbortSignal): Promise<readonly StoredChangeRequest[]> {
  return loadOwn('change_requests', personId, storedChangeRequestSchema, {
    newestBy: 'created_at',
    limit: LATEST_COUNT,
    signal,
  })
}

const CHECK_VIOLATION = '23514'
const UNIQUE_VIOLATION = '23505'
const BUDGET_SPENT = 'PT429'

/** Why a request was not stored, with a sentence for its sender. */
type SendFailed = {
  readonly code: 'no_user' | 'too_many' | 'too_many_open' | 'refused' | 'unreachable'
  readonly message: string
}

/**
 * Stores a change request. After `unreachable` it may be stored nevertheless: a repeated call with the same id stores
 * nothing more.
 *
 * @param id a UUID, chosen for this request
 */
export async function sendChangeRequest(
  personId: string,
  id: string,
  { areas, details }: ChangeRequest,
): Promise<Result<null, SendFailed>> {
  try {
    const client = await supabase()
    const { error, status } = await client
      .from('change_requests')
      .insert({ id, profile_id: personId, areas, details })
    if (!error || error.code === UNIQUE_VIOLATION) return ok(null)
    if (!status) return err(UNREACHABLE)
    if (status === 401) return err({ code: 'no_user', message: NO_USER_MESSAGE })
    if (error.code === BUDGET_SPENT) {
      const { retry_after, ...limit } = spentBudgetSchema.parse(JSON.parse(error.details))
      return err({ code: 'too_many', message: new BudgetSpent(limit, retry_after).message })
    }
    // The form has checked everything else that the table checks.
    return err(error.code === CHECK_VIOLATION ? TOO_MANY_OPEN : REFUSED)
  } catch (error) {
    console.warn('The request could not be sent:', error)
    return err(UNREACHABLE)
  }
}

const UNREACHABLE: SendFailed = {
  code: 'unreachable',
  message: 'We could not reach the service. Your text is still here; press Send again.',
}
const REFUSED: SendFailed = {
  code: 'refused',
  message: 'We could not store this. Your text is still here; press Send again.',
}
const TOO_MANY_OPEN: SendFailed = {
  code: 'too_many_open',
  message: `${OPEN_CHANGE_REQUESTS_MAX_COUNT} requests are open already. Wait until one of them is in work.`,
}

/** A person's change requests as a query. */
export function changeRequestsQuery(personId: string) {
  return queryOptions({
    queryKey: ['change-requests', personId],
    queryFn: ({ signal }) => loadChangeRequests(personId, signal),
  })
}
