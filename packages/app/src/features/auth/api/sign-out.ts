import { askAuth } from '../../../session/api/ask-auth.ts'

/** Ends the session of this browser. */
export function signOut() {
  return askAuth((client) => client.signOut({ scope: 'local' }))
}
