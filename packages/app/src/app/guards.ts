import { replace } from 'react-router-dom'
import { loadPerson } from '../session/session.ts'
import { holdsDraft } from '../site/holds-draft.ts'
import { resolveAuthRedirect } from './resolve-auth-redirect.ts'

type GuardArgs = { readonly request: Request }

/** Guards the dashboard: it needs a session. */
export function guardSession(args: GuardArgs): Promise<Response | null> {
  return guard(args, async () => false)
}

/**
 * Guards the onboarding: it needs a session, and sends owners with a ready draft to it, unless they have reopened their
 * answers.
 */
export function guardDraft(args: GuardArgs): Promise<Response | null> {
  return guard(args, holdsDraft)
}

/** Returns the redirect for a person who may not open the requested path, otherwise `null`. */
async function guard(
  { request }: GuardArgs,
  loadHoldsDraft: (personId: string) => Promise<boolean>,
): Promise<Response | null> {
  const person = await loadPerson()
  const to = resolveAuthRedirect({
    when: 'entering',
    path: new URL(request.url).pathname,
    personId: person?.id ?? null,
    holdsDraft: person ? await loadHoldsDraft(person.id) : false,
  })
  return to ? replace(to) : null
}
