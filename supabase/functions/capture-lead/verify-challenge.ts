import { z } from 'zod'
import type { Log } from '../_shared/log.ts'

/** Asks whether the token of a solved challenge is genuine. */
export type VerifyChallenge = (challenge: {
  readonly token: string
  /** Lets the same submission be verified again when it is sent again. */
  readonly submissionId: string
}) => Promise<'passed' | 'failed' | 'unavailable'>

const answerSchema = z.object({
  success: z.boolean().catch(false),
  'error-codes': z.array(z.string()).catch([]),
})

/** The codes that are about the visitor's token; any other is a mistake in our settings. */
const VISITORS_CODES = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']

/**
 * Makes the verification of Cloudflare Turnstile tokens
 * (https://developers.cloudflare.com/turnstile/get-started/server-side-validation/).
 *
 * @param verifyUrl address of siteverify
 * @param timeoutMs how long an answer may take
 */
export function createVerifyChallenge(
  {
    secretKey,
    verifyUrl,
    timeoutMs,
  }: { readonly secretKey: string; readonly verifyUrl: string; readonly timeoutMs: number },
  log: Log,
): VerifyChallenge {
  const unavailable = (status: number) => {
    log({ event: 'challenge_not_verified', status })
    return 'unavailable' as const
  }
  return async ({ token, submissionId }) => {
    if (!token) return 'failed'
    const form = new URLSearchParams({ secret: secretKey, response: token, idempotency_key: submissionId })
    try {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: form,
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status >= 500) return unavailable(response.status)
      const answer = answerSchema.safeParse(await response.json())
      if (answer.data?.success) return 'passed'
      const codes = answer.data?.['error-codes'].filter((code) => !VISITORS_CODES.includes(code)) ?? []
      if (codes.length > 0) log({ event: 'challenge_not_verified', status: response.status, codes })
      return 'failed'
    } catch {
      return unavailable(0)
    }
  }
}
