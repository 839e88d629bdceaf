import { adoptSession } from '../features/auth/api/adopt-session.ts'
import { hasKeptSession } from '../features/auth/api/has-kept-session.ts'
import { untilAuthIsUsed } from '../features/auth/api/until-auth-is-used.ts'
import { watchSession } from '../session/api/watch-session.ts'
import type { SessionTokens } from '../features/auth/auth-callback.ts'
import { currentPerson, isSessionKnown, markSignedInByLink, setPerson } from '../session/session.ts'
import { whenIdle } from '../lib/when-idle.ts'
import { resolveAuthRedirect } from './resolve-auth-redirect.ts'

type Navigator = {
  readonly state: { readonly location: { readonly pathname: string } }
  navigate(to: string, options: { replace: boolean }): Promise<void>
}

/**
 * Keeps the session known and moves the visitor when it changes.
 *
 * @param navigator the router
 * @param tokens the session that this page load brought; nothing is known before it is this browser's own
 * @returns a function that stops following
 */
export async function followSession(navigator: Navigator, tokens: SessionTokens | null): Promise<() => void> {
  if (tokens && (await adoptSession(tokens)).ok) markSignedInByLink()
  if (!hasKeptSession()) {
    setPerson(null)
    // A quick hand signs in before the browser is idle, and whoever does has to be known by the next guard.
    await Promise.race([whenIdle(), untilAuthIsUsed()])
  }
  return watchSession((person) => {
    // What the page load found is the guards' business: they have waited for it.
    const wasKnown = isSessionKnown()
    const from = currentPerson()?.id ?? null
    setPerson(person)
    if (!wasKnown) return
    const { pathname } = navigator.state.location
    const to = resolveAuthRedirect({ when: 'session-changed', path: pathname, from, to: person?.id ?? null })
    if (to) void navigator.navigate(to, { replace: true })
  })
}
