import { CHECK_LINK_PATH, type CheckedLink, checkedLinkSchema } from '@foyer/shared/api/reader.ts'
import { queryOptions } from '@tanstack/react-query'
import { callFunction } from '../../../lib/api/call-function.ts'

/** The server gives a page eight seconds. */
const TIMEOUT_MS = 20_000

/**
 * Has the server open a link once, as a visitor would.
 *
 * @throws BudgetSpent when the account has had too many links opened
 * @throws Error when it could not be tried
 */
function checkLink(address: string): Promise<CheckedLink> {
  return callFunction(CHECK_LINK_PATH, { body: { address }, timeout: TIMEOUT_MS }, checkedLinkSchema)
}

/** What the server saw when it opened a link, as a query: once a visit, and when it is asked again. */
export function checkedLinkQuery(href: string | undefined) {
  return queryOptions({
    queryKey: ['checked-link', href],
    queryFn: () => checkLink(href ?? ''),
    enabled: href !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
