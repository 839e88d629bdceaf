import { RESUME_BUCKET } from '@foyer/shared/onboarding/input/resume-file.ts'
import { env } from '../../../config/env.ts'

/** Where a stored PDF is, in the REST interface of the storage service; `info` asks about it instead. */
export function resumeUrl(path: string, part: 'object' | 'object/info' = 'object'): string {
  return `${env().supabaseUrl}/storage/v1/${part}/${RESUME_BUCKET}/${path}`
}
