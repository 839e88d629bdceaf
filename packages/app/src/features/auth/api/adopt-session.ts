import type { LinkTokens } from '../link-arrival.ts'
import { askAuth } from './ask-auth.ts'

/** Makes the session that a mailed link brought this browser's own. */
export function adoptSession({ accessToken, refreshToken }: LinkTokens) {
  return askAuth((client) => client.setSession({ access_token: accessToken, refresh_token: refreshToken }))
}
