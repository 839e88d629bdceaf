import { DESIGN_STYLE_IDS, type DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { whenIdle } from '../lib/when-idle.ts'
import { composeSite, loadSite, renderSite, type SiteFacts } from '../site/render-site.ts'

/**
 * Renders the page of a practice in all styles, one after the other, so that the browser stays free in between.
 *
 * @param first the style that the owner looks at
 * @param onPage called with each page
 * @param isGone stops the work when it returns true
 */
export async function renderStylePages(
  facts: SiteFacts,
  first: DesignStyleId | undefined,
  onPage: (style: DesignStyleId, html: string) => void,
  isGone: () => boolean,
): Promise<void> {
  const order = [...DESIGN_STYLE_IDS].sort((one, other) => Number(other === first) - Number(one === first))
  const content = composeSite(facts)
  for (const style of order) {
    await loadSite(content, style)
    await whenIdle()
    if (isGone()) return
    onPage(style, renderSite(content, style))
  }
}
