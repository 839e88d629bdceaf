import { RESUME_BUCKET } from '@foyer/shared/onboarding/input/resume-file.ts'
import { supabase } from '../../../lib/supabase.ts'

/** Removes a stored PDF. A failure is only logged: the file stays where only its owner can read it. */
export async function removeResume(path: string): Promise<void> {
  const client = await supabase()
  const { error } = await client.storage.from(RESUME_BUCKET).remove([path])
  if (error) console.warn('An unused PDF could not be removed:', error)
}
