import { CHECK_LINK_PATH, type CheckedLink, checkedLinkSchema } from '@foyer/shared/api/reader.ts'
import { readBudgetSpent } from '../../../lib/budget-spent.ts'
import { supabase } from '../../../lib/supabase.ts'

/** The server gives a page eight seconds. */
const TIMEOUT_MS = 20_000

/**
 * Has the server open a link once, as a visitor would.
 *
 * @throws BudgetSpent when the account has had too many links opened
 * @throws Error when it could not be tried
 */
export async function checkLink(address: string): Promise<CheckedLink> {
  const { functions } = await supabase()
  const { data, error, response } = await functions.invoke(CHECK_LINK_PATH.slice(1), {
    body: { address },
    timeout: TIMEOUT_MS,
  })
  if (error)
    throw (await readBudgetSpent(response)) ?? new Error('The link could not be tried.', { cause: error })
  return checkedLinkSchema.parse(data)
}
