import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { DESIGN_STYLE_IDS, type DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useEffect, useState } from 'react'
import { whenIdle } from '../lib/when-idle.ts'
import { useIsWide } from './use-is-wide.ts'
import { useOwnerProfile } from './use-owner-profile.ts'

/** The pages that are rendered so far; `undefined` on narrow screens, which load no renderer. */
export type StylePages = { readonly [Style in DesignStyleId]?: string } | undefined

/**
 * Renders the owner's site in all styles once the question can be used, one after the other: the chosen or focused one
 * first.
 */
export function useStylePages(answers: Answers): StylePages {
  const profile = useOwnerProfile()
  const isWide = useIsWide()
  const [pages, setPages] = useState<StylePages>({})
  useEffect(() => {
    if (!isWide) return
    let isGone = false
    const renderAll = async () => {
      await whenIdle()
      const { composeSite, loadPlace, loadSite, renderSite } = await import('../site/render-site.ts')
      await loadPlace(answers)
      const content = composeSite({ answers, profile })
      const first = focusedStyle() ?? answers.designDetails?.selected_style
      for (const style of [...DESIGN_STYLE_IDS].sort((one, other) => +(other === first) - +(one === first))) {
        await loadSite(content, style)
        // The browser stays free in between.
        await whenIdle()
        if (isGone) return
        const html = renderSite(content, style, null)
        setPages((now) => ({ ...now, [style]: html }))
      }
    }
    // The cards say in words what the pictures show.
    renderAll().catch(() => {})
    return () => {
      isGone = true
    }
  }, [answers, profile, isWide])
  return isWide ? pages : undefined
}

function focusedStyle(): DesignStyleId | undefined {
  const card = document.activeElement?.getAttribute('data-card')
  return (card ?? undefined) as DesignStyleId | undefined
}
