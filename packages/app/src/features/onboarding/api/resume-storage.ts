import { env } from '../../../config/env.ts'

const BUCKET = 'resumes'

/** Where a stored PDF is, in the REST interface of the storage service; `info` asks about it instead. */
export function resumeUrl(path: string, part: 'object' | 'object/info' = 'object'): string {
  return `${env().supabaseUrl}/storage/v1/${part}/${BUCKET}/${path}`
}

/** What every request to the storage service carries. */
export function storageHeaders(token: string): Readonly<Record<string, string>> {
  return { apikey: env().supabaseKey, Authorization: `Bearer ${token}` }
}
