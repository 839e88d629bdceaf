import { WAITLIST_PATH } from '@foyer/shared/api/waitlist.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { env } from '../../../config/env.ts'
import { errorMessage } from '../../../lib/error-message.ts'
import { UNREACHABLE } from '../../../session/auth-failure.ts'

const TIMEOUT_MS = 10_000

/** The request of a visitor: the email and the honeypot field. */
export type EmailJoin = { readonly email: string; readonly website: string }

/**
 * Adds an email to the list for social ads. The answer is the same for an email that is already listed.
 *
 * @returns nothing, or the sentence that says what went wrong
 */
export async function joinByEmail(
  join: EmailJoin,
): Promise<Result<null, { readonly code: string; readonly message: string }>> {
  try {
    // As plain text it needs no preflight.
    const response = await fetch(`${env().functionsUrl}${WAITLIST_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify(join),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return ok(null)
    const message = await errorMessage(response)
    return err({
      code: String(response.status),
      message: message ?? 'We could not save this. Your email is still here; try again.',
    })
  } catch (error) {
    console.warn('The email could not be put on the list:', error)
    return err(UNREACHABLE)
  }
}
