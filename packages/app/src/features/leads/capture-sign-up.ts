import { isRetryable } from '@foyer/shared/leads/capture-error.ts'
import { captureLead } from './api/capture-lead.ts'
import { buildSignUpCapture } from './link-capture.ts'
import { keepUnsent } from './unsent-captures.ts'

/** Connects the link that a visitor followed with the email of the sign-up. A failure never disturbs the sign-up. */
export async function captureSignUp(email: string): Promise<void> {
  const capture = await buildSignUpCapture(email).catch(() => null)
  if (!capture) return
  const body = JSON.stringify(capture)
  try {
    if (isRetryable(await captureLead(body))) keepUnsent(body)
  } catch {
    keepUnsent(body)
  }
}
