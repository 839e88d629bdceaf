import type { SessionTokens } from '../auth-callback.ts'
import { askAuth } from '../../../session/api/ask-auth.ts'

/** Makes the session that a mailed link brought this browser's own. */
export function adoptSession({ accessToken, refreshToken }: SessionTokens) {
  return askAuth((client) => client.setSession({ access_token: accessToken, refresh_token: refreshToken }))
}
