import { replace } from 'react-router-dom'
import { loadPerson, takeSignedInByLink } from '../session/session.ts'
import { resolveAuthRedirect } from './resolve-auth-redirect.ts'

/** The guard of the dashboard: it is shown only when a session exists. */
export async function sessionGuardLoader({
  request,
}: {
  readonly request: Request
}): Promise<Response | null> {
  const person = await loadPerson()
  const to = resolveAuthRedirect({
    when: 'entering',
    path: new URL(request.url).pathname,
    personId: person?.id ?? null,
    hasJustSignedIn: takeSignedInByLink(),
    hasReadyDraft: false,
  })
  return to ? replace(to) : null
}
