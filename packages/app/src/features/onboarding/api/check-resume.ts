import { CHECK_RESUME_PATH, isResumeInvalid } from '@foyer/shared/api/site-builder.ts'
import { supabase } from '../../../lib/supabase.ts'

const TIMEOUT_MS = 10_000

/**
 * Returns whether an uploaded file is a PDF. The server deletes it if it is not.
 *
 * @returns `false` only when the server says so: a failed check is repeated before anything is built
 */
export async function checkResume(path: string, signal: AbortSignal): Promise<boolean> {
  const { functions } = await supabase()
  const { error, response } = await functions.invoke(CHECK_RESUME_PATH.slice(1), {
    body: { path },
    signal,
    timeout: TIMEOUT_MS,
  })
  if (!error) return true
  if (response && isResumeInvalid(response.status, await response.text())) return false
  console.warn('The PDF could not be checked yet:', error)
  return true
}
