import { replace } from 'react-router-dom'
import { loadPerson } from '../session/session.ts'
import { resolveAuthRedirect } from './resolve-auth-redirect.ts'

export type GuardArgs = { readonly request: Request }

/** Guards the dashboard: it needs a session. */
export function sessionGuardLoader(args: GuardArgs): Promise<Response | null> {
  return guard(args, async () => false)
}

/**
 * Returns the redirect for a person who may not open the requested path, otherwise `null`.
 *
 * @param loadHoldsDraft called with the id of the signed-in person; returns whether to send them to their draft
 */
export async function guard(
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
