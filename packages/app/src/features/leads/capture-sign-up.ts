import { sendCapture } from './api/capture-client.ts'
import { buildSignUpCapture } from './link-capture.ts'

/** Connects the link that a visitor followed with the email of the sign-up. A failure never disturbs the sign-up. */
export async function captureSignUp(email: string): Promise<void> {
  const capture = await buildSignUpCapture(email).catch(() => null)
  if (capture) await sendCapture(capture)
}
