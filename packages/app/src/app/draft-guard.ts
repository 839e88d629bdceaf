import { replace } from 'react-router-dom'
import { loadPerson, takeArrivalByLink } from '../features/auth/session.ts'
import { hasReadyDraft } from '../features/onboarding/initial-draft.ts'
import { resolveAuthRedirect } from './resolve-auth-redirect.ts'

/** The pending-draft guard: lets signed-in people into the onboarding, and those whose draft is ready to that draft. */
export async function draftGuardLoader({ request }: { readonly request: Request }): Promise<Response | null> {
  const person = await loadPerson()
  const to = resolveAuthRedirect({
    when: 'entering',
    path: new URL(request.url).pathname,
    personId: person?.id ?? null,
    hasJustSignedIn: takeArrivalByLink(),
    hasReadyDraft: person ? await hasReadyDraft(person.id) : false,
  })
  return to ? replace(to) : null
}
