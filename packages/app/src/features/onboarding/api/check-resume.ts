import { CHECK_RESUME_PATH, isResumeInvalid } from '@foyer/shared/api/site-builder.ts'
import { env } from '../../../config/env.ts'
import { accessToken } from '../../../lib/access-token.ts'
import { tokenHeaders } from '../../../lib/token-headers.ts'

/**
 * Asks whether an uploaded file is a PDF; one that is none is removed by the asking.
 *
 * @returns `false` only where that is certain: a check that could not be made is made again before anything is built
 */
export async function checkResume(path: string, signal: AbortSignal): Promise<boolean> {
  try {
    const token = await accessToken()
    if (!token) return true
    const response = await fetch(`${env().functionsUrl}${CHECK_RESUME_PATH}`, {
      method: 'POST',
      headers: { ...tokenHeaders(token), 'Content-Type': 'application/json' },
      body: JSON.stringify({ path }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    return !isResumeInvalid(response.status, await response.text())
  } catch (error) {
    console.warn('The PDF could not be checked yet:', error)
    return true
  }
}

const TIMEOUT_MS = 10_000
