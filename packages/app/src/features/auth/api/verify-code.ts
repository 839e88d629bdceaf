import { askAuth } from '../../../session/api/ask-auth.ts'

/** Signs in with the 8-digit code of a mail. */
export function verifyCode(email: string, code: string) {
  return askAuth((client) => client.verifyOtp({ email, token: code, type: 'email' }))
}
