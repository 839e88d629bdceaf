import { sharedDraftSchema } from '@foyer/shared/api/drafts.ts'
import { callDatabase } from '../../../lib/api/call-database.ts'
import { BudgetSpent } from '../../../lib/budget-spent.ts'

/**
 * Turns the private address of the signed-in owner's draft on.
 *
 * @returns the slug of the address
 * @throws BudgetSpent when it was turned on too often
 * @throws Error when it stayed off
 */
export async function shareDraft(): Promise<string> {
  const shared = await callDatabase('share_draft', {}, sharedDraftSchema)
  if (shared && 'slug' in shared) return shared.slug
  throw shared ? new BudgetSpent(shared, shared.retry_after) : new Error('There is no draft to share.')
}

/**
 * Ends the private address at once; the draft gets another one, which is off.
 *
 * @returns the slug of the draft from now on
 * @throws Error when it is still shared
 */
export async function stopSharing(): Promise<string> {
  const stopped = await callDatabase('stop_sharing_draft', {}, sharedDraftSchema)
  if (stopped && 'slug' in stopped) return stopped.slug
  throw new Error('There is no draft that is shared.')
}
