import { CHECK_LINK_PATH, type CheckedLink, checkedLinkSchema } from '@foyer/shared/api/reader.ts'
import { callFunction } from '../../../lib/api/call-function.ts'

/** The server gives a page eight seconds. */
const TIMEOUT_MS = 20_000

/**
 * Has the server open a link once, as a visitor would.
 *
 * @throws BudgetSpent when the account has had too many links opened
 * @throws Error when it could not be tried
 */
export function checkLink(address: string): Promise<CheckedLink> {
  return callFunction(CHECK_LINK_PATH, { body: { address }, timeout: TIMEOUT_MS }, checkedLinkSchema)
}
