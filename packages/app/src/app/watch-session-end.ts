import { dropEndedSession } from '../session/api/session.ts'

/** How long an answer counts: looking at a tab again and again does not ask each time. */
const ASK_AGAIN_MS = 30_000

/** Notices a session that was ended on another device: now, and when the page is looked at again. */
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
