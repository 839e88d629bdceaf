import { env } from '../../../config/env.ts'
import { accessToken } from '../../../lib/access-token.ts'
import { tokenHeaders } from '../../../lib/token-headers.ts'

/**
 * Calls the function that speaks for a whole account.
 *
 * @throws Error when it could not be reached, or nobody is signed in
 */
export async function callAccount(path: string, init: { method: string; body?: string }): Promise<Response> {
  const token = await accessToken()
  if (!token) throw new Error('No authenticated user found')
  return fetch(`${env().functionsUrl}${path}`, {
    ...init,
    headers: {
      ...tokenHeaders(token),
      ...(init.body ? { 'Content-Type': 'application/json' } : {}),
    },
  })
}
