import { accessToken } from '../../../lib/access-token.ts'
import { tokenHeaders } from '../../../lib/token-headers.ts'
import { resumeUrl } from './resume-url.ts'

/** Removes a stored PDF. One that cannot be removed stays where only its owner sees it, so a failure is only noted. */
export async function removeResume(path: string): Promise<void> {
  try {
    const token = await accessToken()
    if (!token) return
    const { ok, status } = await fetch(resumeUrl(path), {
      method: 'DELETE',
      headers: tokenHeaders(token),
      keepalive: true,
    })
    if (!ok) console.warn(`A PDF that is no longer used could not be removed: ${status}`)
  } catch (error) {
    console.warn('A PDF that is no longer used could not be removed:', error)
  }
}
