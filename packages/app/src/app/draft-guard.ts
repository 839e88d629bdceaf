import { replace } from 'react-router-dom'
import { loadPerson, takeSignedInByLink } from '../session/session.ts'
import { hasReadyDraft } from '../site/initial-draft.ts'
import { resolveAuthRedirect } from './resolve-auth-redirect.ts'

/** The pending-draft guard: lets signed-in people into the onboarding, and those whose draft is ready to that draft. */
export async function draftGuardLoader({ request }: { readonly request: Request }): Promise<Response | null> {
  const person = await loadPerson()
  const to = resolveAuthRedirect({
    when: 'entering',
    path: new URL(request.url).pathname,
    personId: person?.id ?? null,
    hasJustSignedIn: takeSignedInByLink(),
    hasReadyDraft: person ? await hasReadyDraft(person.id) : false,
  })
  return to ? replace(to) : null
}
