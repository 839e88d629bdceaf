import { rotatedDraftSchema } from '@foyer/shared/api/drafts.ts'
import { BudgetSpent } from '../../../lib/budget-spent.ts'
import { supabase } from '../../../lib/supabase.ts'

/**
 * Gives the signed-in owner's draft a new address; the old one stops working, for all versions.
 *
 * @returns the slug of the new address
 * @throws BudgetSpent when it was changed too often
 * @throws Error when the address stayed as it was
 */
export async function rotateDraft(): Promise<string> {
  const client = await supabase()
  const { data } = await client.rpc('rotate_draft').throwOnError()
  const rotated = rotatedDraftSchema.parse(data)
  if (rotated && 'slug' in rotated) return rotated.slug
  throw rotated ? new BudgetSpent(rotated, rotated.retry_after) : new Error('There is no draft yet.')
}
