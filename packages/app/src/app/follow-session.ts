import { type NextScreenMessage, sayAfterLeaving } from '../lib/next-screen.ts'
import { watchSession } from '../session/api/watch-session.ts'
import { admitPerson, forgetPerson } from '../session/kept.ts'
import { currentPerson, isSessionKnown, setPerson } from '../session/session.ts'
import { clearSignOut, hasSignedOut } from '../session/signed-out.ts'
import { resolveAuthRedirect } from './resolve-auth-redirect.ts'

type Navigator = {
  readonly state: { readonly location: { readonly pathname: string } }
  navigate(to: string, options: { replace: boolean }): Promise<void>
}

const SESSION_ENDED: NextScreenMessage = {
  title: 'Your session has ended',
  description: 'Sign in again to go on.',
}

/**
 * Keeps the signed-in person up to date and navigates when it changes.
 *
 * @param navigator the router
 * @returns a function that stops following
 */
export function followSession(navigator: Navigator): Promise<() => void> {
  return watchSession((person) => {
    // The guards act on the first report: they have waited for it.
    const wasKnown = isSessionKnown()
    const from = currentPerson()?.id ?? null
    // Events repeat the same person, also while the sign-out is under way.
    if (person && person.id !== from) {
      clearSignOut()
      admitPerson(person.id)
    }
    if (from && !person && hasSignedOut()) forgetPerson(from)
    setPerson(person)
    if (!wasKnown) return
    const { pathname } = navigator.state.location
    const to = resolveAuthRedirect({
      when: 'session-changed',
      path: pathname,
      from,
      to: person?.id ?? null,
      hasSignedOut: hasSignedOut(),
    })
    if (to && !person && !hasSignedOut()) sayAfterLeaving(pathname, SESSION_ENDED)
    if (to) void navigator.navigate(to, { replace: true })
  })
}
