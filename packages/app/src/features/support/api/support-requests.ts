import {
  type FiledRequest,
  filedRequestSchema,
  type StoredSupportRequest,
  SUPPORT_PATH,
  storedSupportRequestSchema,
} from '@foyer/shared/api/support.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callFunction, FunctionRefused } from '../../../lib/api/call-function.ts'
import { loadOwn } from '../../../lib/api/load-own.ts'
import { BudgetSpent } from '../../../lib/budget-spent.ts'
import { LATEST_COUNT } from '../../../lib/paging.ts'
import { UNREACHABLE } from '../../../session/auth-failure.ts'

/**
 * Loads a person's latest support requests, newest first.
 *
 * @throws Error when it could not be read
 */
function loadSupportRequests(
  personId: string,
  signal: AbortSignal,
): Promise<readonly StoredSupportRequest[]> {
  return loadOwn('support_requests', personId, storedSupportRequestSchema, {
    newestBy: 'created_at',
    limit: LATEST_COUNT,
    signal,
  })
}

const TIMEOUT_MS = 15_000
const answerSchema = z.object({ request: filedRequestSchema })

/** A support request as it is sent; the same id sent twice is one request. */
type OutgoingRequest = {
  readonly request_id: string
  readonly topic: string
  readonly message: string
  readonly page: string
}

/**
 * Sends a support request.
 *
 * @returns what was stored, or the sentence that says what went wrong
 */
export async function sendSupportRequest(
  body: OutgoingRequest,
): Promise<Result<FiledRequest, { readonly code: string; readonly message: string }>> {
  try {
    const { request } = await callFunction(SUPPORT_PATH, { body, timeout: TIMEOUT_MS }, answerSchema)
    return ok(request)
  } catch (error) {
    if (error instanceof BudgetSpent) return err({ code: '429', message: error.message })
    if (error instanceof FunctionRefused) {
      if (error.status === 401) {
        return err({ code: 'unauthorized', message: 'Please sign in again, then send it once more.' })
      }
      const unkept = 'We could not keep your message just now. Please try again in a moment.'
      return err({ code: String(error.status), message: error.sentence ?? unkept })
    }
    console.warn('The support request could not be sent:', error)
    return err(UNREACHABLE)
  }
}

/** A person's support requests as a query; their states may have changed when the tab comes back. */
export function supportRequestsQuery(personId: string) {
  return queryOptions({
    queryKey: ['support-requests', personId],
    queryFn: ({ signal }) => loadSupportRequests(personId, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}
