import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { whenIdle } from '../lib/when-idle.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { initialDraftQuery } from '../site/api/initial-draft.ts'
import { draftAddress } from '../site/draft-state.ts'
import { siteEditsQuery } from '../site/entered.ts'
import type { Following, ScreenPreview } from './follow-answers.ts'
import type { PreviewScreen } from './places.ts'
import { useOwnerProfile } from './use-owner-profile.ts'

/** Returns what the preview of a screen is made of. */
export function useScreenPreview(saved: Answers, screen: PreviewScreen): ScreenPreview {
  const profile = useOwnerProfile()
  const { edits, slug } = useKnownEdits()
  return useMemo(() => ({ saved, screen, profile, edits, slug }), [saved, screen, profile, edits, slug])
}

// Only a delivered draft can have been changed on its page; the guards have looked for one.
function useKnownEdits(): { readonly edits: SiteEdits | undefined; readonly slug: string | null } {
  const { id } = useSignedInPerson()
  const { data: draft } = useQuery({ ...initialDraftQuery(id), enabled: false })
  const { data: edits } = useQuery({ ...siteEditsQuery(id), enabled: Boolean(draft?.url) })
  return { edits, slug: draft?.url ? (draftAddress(draft.url)?.slug ?? null) : null }
}

/** The owner's site as far as it is answered, loaded when the screen can be used and kept up to date. It is inert. */
export function LivePage({ preview }: { readonly preview: ScreenPreview }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  useFollowing(frame, preview, () => setIsReady(true))
  return (
    <iframe
      ref={frame}
      className="scaled-page"
      title="Preview of your website"
      sandbox="allow-same-origin"
      inert
      tabIndex={-1}
      data-ready={isReady}
      data-shown=""
    />
  )
}

function useFollowing(
  frame: { readonly current: HTMLIFrameElement | null },
  preview: ScreenPreview,
  onReady: () => void,
) {
  const [following, setFollowing] = useState<Following | null>(null)
  const ready = useEffectEvent(onReady)
  useEffect(() => {
    let isGone = false
    let opened: Following | undefined
    void whenIdle()
      .then(() => import('./follow-answers.ts'))
      .then(({ followAnswers }) => {
        if (isGone || !frame.current) return
        opened = followAnswers(frame.current, () => ready())
        setFollowing(opened)
      })
      // The question works without its preview.
      .catch(() => {})
    return () => {
      isGone = true
      opened?.stop()
    }
  }, [frame])
  useEffect(() => following?.show(preview), [following, preview])
}
