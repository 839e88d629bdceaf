import { type FiledRequest, filedRequestSchema, SUPPORT_PATH } from '@foyer/shared/api/support.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import * as z from 'zod/mini'
import { env } from '../../../config/env.ts'
import { accessToken } from '../../../lib/access-token.ts'
import { errorMessage } from '../../../lib/error-message.ts'
import { tokenHeaders } from '../../../lib/token-headers.ts'
import { UNREACHABLE } from '../../../session/auth-failure.ts'

const TIMEOUT_MS = 15_000
const answerSchema = z.object({ request: filedRequestSchema })

/** A request as it is sent; the same id sent twice is one request. */
export type OutgoingRequest = {
  readonly request_id: string
  readonly topic: string
  readonly message: string
  readonly page: string
}

/**
 * Sends a request to the support.
 *
 * @returns what was stored, or the sentence that says what went wrong
 */
export async function sendSupportRequest(
  request: OutgoingRequest,
): Promise<Result<FiledRequest, { readonly code: string; readonly message: string }>> {
  try {
    const token = await accessToken()
    if (!token) return err({ code: 'unauthorized', message: 'Please sign in again, then send it once more.' })
    const response = await fetch(`${env().functionsUrl}${SUPPORT_PATH}`, {
      method: 'POST',
      headers: { ...tokenHeaders(token), 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return ok(answerSchema.parse(await response.json()).request)
    const message = await errorMessage(response)
    return err({
      code: String(response.status),
      message: message ?? 'We could not keep your message just now. Please try again in a moment.',
    })
  } catch (error) {
    console.warn('The request could not be sent:', error)
    return err(UNREACHABLE)
  }
}
