import { storedFileName } from '@foyer/shared/onboarding/input/resume-file.ts'
import * as z from 'zod/mini'
import { accessToken } from '../../../lib/access-token.ts'
import { tokenHeaders } from '../../../lib/token-headers.ts'
import { resumeUrl } from './resume-url.ts'

const infoSchema = z.object({ metadata: z.object({ name: z.string().check(z.minLength(1)) }) })

/**
 * The name that a stored PDF had on the owner's device, or the stored one when nobody knows.
 *
 * @returns `null` when the PDF itself is gone
 * @throws Error when it could not be asked
 */
export async function loadResumeName(path: string, signal: AbortSignal): Promise<string | null> {
  const token = await accessToken()
  if (!token) throw new Error('There is no session.')
  const response = await fetch(resumeUrl(path, 'object/info'), { headers: tokenHeaders(token), signal })
  // The service answers 400 for what does not exist, with the true status in the body.
  if (response.status === 400 || response.status === 404) return null
  if (!response.ok) throw new Error(`The storage service answered ${response.status}.`)
  const info = infoSchema.safeParse(await response.json())
  return info.success ? info.data.metadata.name : storedFileName(path)
}
