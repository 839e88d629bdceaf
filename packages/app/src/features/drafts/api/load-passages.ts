import { DRAFT_ERROR_STATUS, PASSAGES_PATH, type Passage, passagesSchema } from '@foyer/shared/api/drafts.ts'
import { readBudgetSpent } from '../../../lib/budget-spent.ts'
import { supabase } from '../../../lib/supabase.ts'

const TIMEOUT_MS = 20_000

/** `unreadable`: the file has no text that can be read, as a scan. `gone`: the server has no file. */
export type PdfText =
  | { readonly state: 'read'; readonly passages: readonly Passage[] }
  | { readonly state: 'unreadable' | 'gone' }

/**
 * Reads the passages of the owner's uploaded PDF. The server keeps none of them.
 *
 * @throws BudgetSpent when the PDF was read too often
 * @throws Error when they could not be loaded
 */
export async function loadPassages(): Promise<PdfText> {
  const { functions } = await supabase()
  const { data, error, response } = await functions.invoke(PASSAGES_PATH.slice(1), {
    body: {},
    timeout: TIMEOUT_MS,
  })
  if (response?.status === DRAFT_ERROR_STATUS.file_unreadable) return { state: 'unreadable' }
  if (response?.status === DRAFT_ERROR_STATUS.no_file) return { state: 'gone' }
  if (error) throw (await readBudgetSpent(response)) ?? error
  const { passages } = passagesSchema.parse(data)
  return passages.length > 0 ? { state: 'read', passages } : { state: 'unreadable' }
}
