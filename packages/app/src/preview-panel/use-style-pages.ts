import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { DESIGN_STYLE_IDS, type DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useCallback, useEffect, useState } from 'react'
import { whenIdle } from '../lib/when-idle.ts'
import { useIsWide } from './use-is-wide.ts'
import { useOwnerProfile } from './use-owner-profile.ts'

export type StylePages = {
  /** The pages that are rendered so far. */
  readonly pages: { readonly [Style in DesignStyleId]?: string }
  /** Has a page rendered on narrow screens, because its picture comes near. */
  readonly want: (style: DesignStyleId) => void
  readonly name: string
  readonly isWide: boolean
}

/** On narrow screens only these are rendered before they come near. */
const FIRST_TWO = DESIGN_STYLE_IDS.slice(0, 2)

/**
 * Renders the owner's site in the styles that are wanted once the question can be used, one after the other: the chosen or
 * focused one first. Wide screens show all of them.
 */
export function useStylePages(answers: Answers): StylePages {
  const profile = useOwnerProfile()
  const isWide = useIsWide()
  const [pages, setPages] = useState<StylePages['pages']>({})
  const [near, setNear] = useState<readonly DesignStyleId[]>(FIRST_TWO)
  const want = useCallback(
    (style: DesignStyleId) => setNear((all) => (all.includes(style) ? all : [...all, style])),
    [],
  )
  const wanted = isWide ? DESIGN_STYLE_IDS : near
  useEffect(() => {
    let isGone = false
    const renderAll = async () => {
      await whenIdle()
      const { composeSite, loadPlace, loadSite, renderSite } = await import('../site/render-site.ts')
      await loadPlace(answers)
      const content = composeSite({ answers, profile })
      const first = focusedStyle() ?? answers.designDetails?.selected_style
      for (const style of [...wanted].sort((one, other) => +(other === first) - +(one === first))) {
        await loadSite(content, style)
        // The browser stays free in between.
        await whenIdle()
        if (isGone) return
        const html = renderSite(content, style, null)
        setPages((now) => (now[style] === html ? now : { ...now, [style]: html }))
      }
    }
    // The cards say in words what the pictures show.
    renderAll().catch(() => {})
    return () => {
      isGone = true
    }
  }, [answers, profile, wanted])
  return { pages, want, name: profile.company_name ?? '', isWide }
}

function focusedStyle(): DesignStyleId | undefined {
  const card = document.activeElement?.getAttribute('data-card')
  return (card ?? undefined) as DesignStyleId | undefined
}
