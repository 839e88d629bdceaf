import { askAuth } from './ask-auth.ts'

/** Signs in with the token of a mailed link, which is spent by that. */
export function verifyLink(tokenHash: string) {
  return askAuth((client) => client.verifyOtp({ token_hash: tokenHash, type: 'email' }))
}
