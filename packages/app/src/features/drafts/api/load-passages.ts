import { DRAFT_ERROR_STATUS, PASSAGES_PATH, type Passage, passagesSchema } from '@foyer/shared/api/drafts.ts'
import { supabase } from '../../../lib/supabase.ts'

/**
 * Reads the passages of the owner's uploaded PDF. The server keeps none of them.
 *
 * @returns `null` when the file has no text that can be read, as a scan
 * @throws Error when they could not be loaded
 */
export async function loadPassages(): Promise<readonly Passage[] | null> {
  const { functions } = await supabase()
  const { data, error, response } = await functions.invoke(PASSAGES_PATH.slice(1), { body: {} })
  if (response?.status === DRAFT_ERROR_STATUS.file_unreadable) return null
  if (error) throw error
  return passagesSchema.parse(data).passages
}
