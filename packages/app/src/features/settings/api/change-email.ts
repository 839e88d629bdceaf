import { env } from '../../../config/env.ts'
import { PATHS } from '../../../config/paths.ts'
import { askAuth } from '../../../session/api/ask-auth.ts'

/** Sends an email to the old and the new address; the account changes when both are confirmed. */
export function changeEmail(email: string) {
  const emailRedirectTo = env().appUrl + PATHS.settings
  return askAuth((auth) => auth.updateUser({ email }, { emailRedirectTo }))
}
