import { rotatedDraftSchema } from '@foyer/shared/api/drafts.ts'
import { callDatabase } from '../../../lib/api/call-database.ts'
import { BudgetSpent } from '../../../lib/budget-spent.ts'

/**
 * Gives the signed-in owner's draft a new address; the old one stops working, for all versions.
 *
 * @returns the slug of the new address
 * @throws BudgetSpent when it was changed too often
 * @throws Error when the address stayed as it was
 */
export async function rotateDraft(): Promise<string> {
  const rotated = await callDatabase('rotate_draft', {}, rotatedDraftSchema)
  if (rotated && 'slug' in rotated) return rotated.slug
  throw rotated ? new BudgetSpent(rotated, rotated.retry_after) : new Error('There is no draft yet.')
}
