import { askAuth } from '../../../session/api/ask-auth.ts'

/** Ends the sessions of the other browsers, or of all with this one. */
export function endSessions(scope: 'others' | 'global') {
  return askAuth((auth) => auth.signOut({ scope }))
}
