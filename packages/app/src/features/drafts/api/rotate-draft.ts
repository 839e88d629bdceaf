import { ROTATE_DRAFT_PATH, rotatedDraftSchema } from '@foyer/shared/api/drafts.ts'
import { supabase } from '../../../lib/supabase.ts'

/** The files of a version are copied meanwhile. */
const TIMEOUT_MS = 30_000

/**
 * Gives the newest version of the signed-in owner's draft a new address; the old one stops working.
 *
 * @returns the slug of the new address
 * @throws Error when the address stayed as it was
 */
export async function rotateDraft(): Promise<string> {
  const { functions } = await supabase()
  const { data, error } = await functions.invoke(ROTATE_DRAFT_PATH.slice(1), {
    body: {},
    timeout: TIMEOUT_MS,
  })
  if (error) throw error
  return rotatedDraftSchema.parse(data).slug
}
