import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { DESIGN_STYLE_IDS, type DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useEffect, useState } from 'react'
import { whenIdle } from '../lib/when-idle.ts'
import type { SiteProfile } from '../site/render-site.ts'

/** On narrow screens only these are rendered before they come near. */
export const FIRST_STYLES: readonly DesignStyleId[] = DESIGN_STYLE_IDS.slice(0, 2)

/** The last page that is asked for. */
let last: Promise<void> = Promise.resolve()

/**
 * The page of the owner's site in a style; `undefined` until it is rendered. Its code is asked for at once, beside that of
 * the other styles. The pages are rendered one after the other, when the browser is free, in the order in which they are
 * asked for: the first card shows its picture first.
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
    const facts = { answers, profile }
    const load = async () => {
      const site = await import('../site/render-site.ts')
      await site.loadSite(site.composeSite(facts), style)
      return site
    }
    const render = async (before: Promise<void>) => {
      const loading = load()
      await Promise.all([loading, before])
      const { composeSite, renderSite } = await loading
      await whenIdle()
      // Composed again, because the city of the office is known now.
      if (!isGone) setPage(renderSite(composeSite(facts), style, null))
    }
    // The cards say in words what the pictures show.
    last = render(last).catch(() => {})
    return () => {
      isGone = true
    }
  }, [style, answers, profile, isWanted])
  return page
}
