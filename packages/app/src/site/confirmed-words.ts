import type { Content } from '@foyer/draft/content.ts'
import { confirmedWords } from '@foyer/draft/publish-refusal.ts'

/** What an owner confirms: every word, link and picture that visitors of a content will see. */
export { confirmedWords }

/** SHA-256, in hex, of what an owner confirms. */
export async function hashOfConfirmed(content: Content): Promise<string> {
  const bytes = new TextEncoder().encode(confirmedWords(content))
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
