import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useEffect, useState } from 'react'
import { whenIdle } from '../lib/when-idle.ts'
import { useIsWide } from './use-is-wide.ts'
import { useOwnerProfile } from './use-owner-profile.ts'

/** The pages that are rendered so far; `undefined` on narrow screens, which load no renderer. */
export type StylePages = { readonly [Style in DesignStyleId]?: string } | undefined

/** Renders the owner's site in all styles once the question can be used, the chosen or focused one first. */
export function useStylePages(answers: Answers): StylePages {
  const profile = useOwnerProfile()
  const isWide = useIsWide()
  const [pages, setPages] = useState<StylePages>({})
  useEffect(() => {
    if (!isWide) return
    let isGone = false
    void whenIdle()
      .then(() => import('./style-pages.ts'))
      .then(({ renderStylePages }) =>
        renderStylePages(
          { answers, profile },
          focusedStyle() ?? answers.designDetails?.selected_style,
          (style, html) => setPages((now) => ({ ...now, [style]: html })),
          () => isGone,
        ),
      )
      // The cards say in words what the pictures show.
      .catch(() => {})
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
