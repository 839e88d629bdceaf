import type { Result } from '@foyer/shared/result.ts'
import { PATHS } from '../../config/paths.ts'
import { sayOn } from '../../lib/next-screen.ts'
import { showToast } from '../../lib/toast.ts'
import { randomUuid } from '../../lib/uuid.ts'
import { type AuthFailure, waitSeconds } from '../../session/auth-failure.ts'
import { type MagicLinkRequest, sendMagicLink } from './api/send-magic-link.ts'
import { clearFailedLink } from './failed-link.ts'
import { landingPathFor, noteSentLink } from './sent-link.ts'

/** Sends a sign-in email and shows a toast, with the message of the service when it refused. */
export async function requestLink(
  mail: Omit<MagicLinkRequest, 'request'>,
): Promise<Result<unknown, AuthFailure>> {
  const request = { ...mail, request: randomUuid() }
  const sent = await sendMagicLink(request)
  if (sent.ok) {
    clearFailedLink()
    noteSentLink(request, null)
    const description = "We've sent you a magic link to sign in"
    sayOn(PATHS.checkEmail, { title: 'Check your email', description, kind: 'success' })
    return sent
  }
  const wait = waitSeconds(sent.error.message)
  if (wait !== null) noteSentLink(request, wait)
  showToast({ title: 'Error', description: sent.error.message, kind: 'destructive' })
  return sent
}

/** Sends the email again, with the landing page of the first request. */
export function requestLinkAgain(email: string): Promise<Result<unknown, AuthFailure>> {
  return requestLink({ email, landingPath: landingPathFor(email) })
}
