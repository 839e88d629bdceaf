import type { CheckedLink } from '@foyer/shared/api/reader.ts'
import type { OpenPage } from './open-page.ts'

/** Opens a link once and says whether a page answers, and whether it does so at a secure address. */
export async function checkLink(address: URL, openPage: OpenPage): Promise<CheckedLink> {
  const opened = await openPage(address)
  const checked_at = new Date().toISOString()
  if (!opened.ok) return { state: opened.error.code, is_secure: false, checked_at }
  const { status, url } = opened.value
  return { state: status < 400 ? 'works' : 'broken', is_secure: url.protocol === 'https:', checked_at }
}
