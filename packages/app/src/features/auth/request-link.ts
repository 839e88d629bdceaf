import type { Result } from '@foyer/shared/result.ts'
import { showToast } from '../../lib/toast.ts'
import { type AuthFailure, waitSeconds } from '../../session/auth-failure.ts'
import { type MagicLinkRequest, sendMagicLink } from './api/send-magic-link.ts'
import { clearFailedLink } from './failed-link.ts'
import { noteSentLink } from './sent-link.ts'

/** Sends a sign-in email and shows a toast, with the message of the service when it refused. */
export async function requestLink(request: MagicLinkRequest): Promise<Result<unknown, AuthFailure>> {
  const sent = await sendMagicLink(request)
  if (sent.ok) {
    clearFailedLink()
    noteSentLink(request.email, request.landingPath ?? '')
    const description = "We've sent you a magic link to sign in"
    showToast({ title: 'Check your email', description, kind: 'success' })
    return sent
  }
  const wait = waitSeconds(sent.error.message)
  if (wait !== null) noteSentLink(request.email, request.landingPath ?? '', wait)
  showToast({ title: 'Error', description: sent.error.message, kind: 'destructive' })
  return sent
}
