import { env } from '../../../config/env.ts'
import { PATHS } from '../../../config/paths.ts'
import { askAuth } from '../../../session/api/ask-auth.ts'

/** Has a mail sent to the old and one to the new address; the account moves when both have confirmed. */
export function changeEmail(email: string) {
  const emailRedirectTo = env().appUrl + PATHS.settings
  return askAuth((auth) => auth.updateUser({ email }, { emailRedirectTo }))
}
