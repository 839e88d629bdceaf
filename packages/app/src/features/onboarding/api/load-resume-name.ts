import { RESUME_BUCKET, storedFileName } from '@foyer/shared/onboarding/input/resume-file.ts'
import * as z from 'zod/mini'
import { supabase } from '../../../lib/supabase.ts'

const metadataSchema = z.object({ name: z.string().check(z.minLength(1)) })

/**
 * Loads the name that a stored PDF had on the owner's device; the stored name if that is unknown.
 *
 * @returns `null` when the PDF no longer exists
 * @throws Error when the storage service did not answer
 */
export async function loadResumeName(path: string): Promise<string | null> {
  const client = await supabase()
  const { data, error } = await client.storage.from(RESUME_BUCKET).info(path)
  if (error) {
    // The service answers 400 for a missing file, with the true status in the body.
    if ('status' in error && (error.status === 400 || error.status === 404)) return null
    throw error
  }
  const metadata = metadataSchema.safeParse(data.metadata)
  return metadata.success ? metadata.data.name : storedFileName(path)
}
