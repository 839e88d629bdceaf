/** Asks whether the token of a solved challenge is genuine. */
export type VerifyChallenge = (challenge: {
  readonly token: string
  /** Lets the same submission be verified again when it is sent again. */
  readonly submissionId: string
}) => Promise<'passed' | 'failed' | 'unavailable'>

/**
 * Makes the verification of Cloudflare Turnstile tokens
 * (https://developers.cloudflare.com/turnstile/get-started/server-side-validation/).
 *
 * @param verifyUrl address of siteverify
 * @param timeoutMs how long an answer may take
 */
export function createVerifyChallenge({
  secretKey,
  verifyUrl,
  timeoutMs,
}: {
  readonly secretKey: string
  readonly verifyUrl: string
  readonly timeoutMs: number
}): VerifyChallenge {
  return async ({ token, submissionId }) => {
    if (!token) return 'failed'
    const form = new URLSearchParams({ secret: secretKey, response: token, idempotency_key: submissionId })
    try {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: form,
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status >= 500) return 'unavailable'
      const answer: unknown = await response.json()
      return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true
        ? 'passed'
        : 'failed'
    } catch {
      return 'unavailable'
    }
  }
}
