import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { DESIGN_STYLE_IDS, type DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useEffect, useState } from 'react'
import { whenIdle } from '../lib/when-idle.ts'
import type { SiteProfile } from '../site/render-site.ts'

/** On narrow screens only these are rendered before they come near. */
export const FIRST_STYLES: readonly DesignStyleId[] = DESIGN_STYLE_IDS.slice(0, 2)

/**
 * The page of the owner's site in a style; `undefined` until it is rendered. Its code is asked for at once, beside that of
 * the other styles, and the page is rendered when the browser is free.
 */
export function useStylePage(
  style: DesignStyleId,
  answers: Answers,
  profile: SiteProfile,
  isWanted: boolean,
): string | undefined {
  const [page, setPage] = useState<string>()
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    const render = async () => {
      const { composeSite, loadSite, renderSite } = await import('../site/render-site.ts')
      const facts = { answers, profile }
      await loadSite(composeSite(facts), style)
      await whenIdle()
      // Composed again, because the city of the office is known now.
      if (!isGone) setPage(renderSite(composeSite(facts), style, null))
    }
    // The cards say in words what the pictures show.
    render().catch(() => {})
    return () => {
      isGone = true
    }
  }, [style, answers, profile, isWanted])
  return page
}
