import { uuidFrom } from '../../lib/uuid.ts'

/**
 * Returns the same UUID for the same parts (version 8 of RFC 9562, a custom hash).
 *
 * @throws TypeError where the browser has no `crypto.subtle`, as on plain HTTP except for localhost
 */
export async function deriveSubmissionId(parts: readonly string[]): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(parts))
  return uuidFrom(new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, 16), 8)
}
