import { showToast, type ToastMessage } from '../lib/toast.ts'
import { adoptSession, loadSessionUserId, type SessionTokens } from '../session/api/session.ts'
import { watchSession } from '../session/api/watch-session.ts'
import { currentPerson, isSessionKnown, markSignedInByLink, setPerson } from '../session/session.ts'
import { clearSignOut, hasSignedOut } from '../session/signed-out.ts'
import { resolveAuthRedirect } from './resolve-auth-redirect.ts'

type Navigator = {
  readonly state: { readonly location: { readonly pathname: string } }
  navigate(to: string, options: { replace: boolean }): Promise<void>
}

const SESSION_ENDED: ToastMessage = {
  title: 'Your session has ended',
  description: 'Sign in again to go on.',
}

/**
 * Keeps the signed-in person up to date and navigates when it changes.
 *
 * @param navigator the router
 * @param tokens the session that this page load brought; it is stored before anything is reported, if nobody is signed in
 * @returns a function that stops following
 */
export async function followSession(navigator: Navigator, tokens: SessionTokens | null): Promise<() => void> {
  if (tokens) await signInByLink(tokens)
  return watchSession((person) => {
    // The guards act on the first report: they have waited for it.
    const wasKnown = isSessionKnown()
    const from = currentPerson()?.id ?? null
    // Events repeat the same person, also while the sign-out is under way.
    if (person && person.id !== from) clearSignOut()
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
    if (to && !person && !hasSignedOut()) showToast(SESSION_ENDED)
    if (to) void navigator.navigate(to, { replace: true })
  })
}

/** Stores the session of a link, unless somebody is signed in: anyone can write a link with a session of their own. */
async function signInByLink(tokens: SessionTokens): Promise<void> {
  // Whether an expired session goes on is unknown while the service does not answer.
  const isFree = await loadSessionUserId().then(
    (id) => id === null,
    () => false,
  )
  if (!isFree) return
  if ((await adoptSession(tokens)).ok) markSignedInByLink()
}
