import { dropEndedSession } from '../session/api/session.ts'

/** How long an answer is valid, so that not every tab switch sends a request. */
const ASK_AGAIN_MS = 30_000

/** Checks for a session that was ended on another device: now, and when the page becomes visible again. */
export function watchSessionEnd(page: Document): void {
  let askedAt = Number.NEGATIVE_INFINITY
  const check = () => {
    if (page.visibilityState !== 'visible' || performance.now() - askedAt < ASK_AGAIN_MS) return
    askedAt = performance.now()
    dropEndedSession().catch((error: unknown) => console.warn('The session could not be checked:', error))
  }
  page.addEventListener('visibilitychange', check)
  check()
}
