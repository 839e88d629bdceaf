import {
  type FiledRequest,
  filedRequestSchema,
  type StoredSupportRequest,
  SUPPORT_PATH,
  storedSupportRequestSchema,
} from '@foyer/shared/api/support.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import * as z from 'zod/mini'
import { readBudgetSpent } from '../../../lib/budget-spent.ts'
import { errorMessage } from '../../../lib/error-message.ts'
import { LATEST_COUNT } from '../../../lib/paging.ts'
import { supabase } from '../../../lib/supabase.ts'
import { UNREACHABLE } from '../../../session/auth-failure.ts'

/**
 * Loads a person's latest support requests, newest first.
 *
 * @throws Error when it could not be read
 */
export async function loadSupportRequests(
  personId: string,
  signal: AbortSignal,
): Promise<readonly StoredSupportRequest[]> {
  const client = await supabase()
  const { data } = await client
    .from('support_requests')
    .select('id,topic,message,page,status,mailed_at,created_at')
    .eq('profile_id', personId)
    .order('created_at', { ascending: false })
    .limit(LATEST_COUNT)
    .abortSignal(signal)
    .throwOnError()
  return z.array(storedSupportRequestSchema).parse(data)
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
  request: OutgoingRequest,
): Promise<Result<FiledRequest, { readonly code: string; readonly message: string }>> {
  try {
    const { functions } = await supabase()
    const { data, error, response } = await functions.invoke(SUPPORT_PATH.slice(1), {
      body: request,
      timeout: TIMEOUT_MS,
    })
    if (!error) return ok(answerSchema.parse(data).request)
    if (!response) throw error
    if (response.status === 401) {
      return err({ code: 'unauthorized', message: 'Please sign in again, then send it once more.' })
    }
    const message = (await readBudgetSpent(response))?.message ?? (await errorMessage(response))
    return err({
      code: String(response.status),
      message: message ?? 'We could not keep your message just now. Please try again in a moment.',
    })
  } catch (error) {
    console.warn('The support request could not be sent:', error)
    return err(UNREACHABLE)
  }
}
