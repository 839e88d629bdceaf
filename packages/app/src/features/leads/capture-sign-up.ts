import { isRetryable } from '@foyer/shared/leads/capture-error.ts'
import { captureLead } from './api/capture-lead.ts'
import { buildSignUpCapture } from './link-capture.ts'
import { keepUnsent } from './unsent-captures.ts'

/** Ties the link that somebody followed to the email they sign up with. It concerns nobody who signs up: it is silent. */
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
