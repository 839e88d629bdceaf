import type { Content } from '@foyer/draft/content.ts'
import { linesOf } from '@foyer/draft/lines-of.ts'
import { pagesOf } from '@foyer/draft/site-pages.ts'
import type { SiteChange } from './site-change.ts'

/** Returns the path of the page of a site that has the place of a change. */
export function pathOfChange(content: Content, change: SiteChange): string {
  const has = (part: unknown) => 'id' in change && linesOf(part).some(({ id }) => id === change.id)
  const own = pagesOf(content).find((page) => page.kind !== 'home' && has(page.page))
  return own?.path ?? '/'
}
