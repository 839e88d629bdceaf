import { DRAFT_ERROR_STATUS, PASSAGES_PATH, type Passage, passagesSchema } from '@foyer/shared/api/drafts.ts'
import { callFunction, FunctionRefused } from '../../../lib/api/call-function.ts'

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
  try {
    const request = { body: {}, timeout: TIMEOUT_MS }
    const { passages } = await callFunction(PASSAGES_PATH, request, passagesSchema)
    return passages.length > 0 ? { state: 'read', passages } : { state: 'unreadable' }
  } catch (error) {
    const status = error instanceof FunctionRefused ? error.status : 0
    if (status === DRAFT_ERROR_STATUS.file_unreadable) return { state: 'unreadable' }
    if (status === DRAFT_ERROR_STATUS.no_file) return { state: 'gone' }
    throw error
  }
}
