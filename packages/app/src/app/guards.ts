import { replace } from 'react-router-dom'
import { preloadAnswers } from '../answers/preload-answers.ts'
import { loadPerson, takeSignedInByLink } from '../session/session.ts'
import { holdsDraft } from '../site/initial-draft.ts'
import { isQuestionPath, resolveAuthRedirect } from './resolve-auth-redirect.ts'

type LoaderArgs = { readonly request: Request }

/** Guards the dashboard: it needs a session. */
export function sessionGuardLoader(args: LoaderArgs): Promise<Response | null> {
  return guard(args, async () => false)
}

/**
 * The pending-draft guard of the onboarding: it needs a session, and sends owners with a ready draft to it, unless they
 * have reopened their answers.
 */
export function draftGuardLoader(args: LoaderArgs): Promise<Response | null> {
  return guard(args, (personId) => {
    const { pathname } = new URL(args.request.url)
    if (isQuestionPath(pathname)) preloadAnswers(personId, pathname)
    return holdsDraft(personId)
  })
}

async function guard(
  { request }: LoaderArgs,
  loadHoldsDraft: (personId: string) => Promise<boolean>,
): Promise<Response | null> {
  const person = await loadPerson()
  const to = resolveAuthRedirect({
    when: 'entering',
    path: new URL(request.url).pathname,
    personId: person?.id ?? null,
    hasJustSignedIn: takeSignedInByLink(),
    holdsDraft: person ? await loadHoldsDraft(person.id) : false,
  })
  return to ? replace(to) : null
}
