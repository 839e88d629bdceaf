import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { answersOnPath } from '@foyer/shared/onboarding/flow/flow.ts'
import { bareAddress } from '@foyer/shared/onboarding/input/links.ts'
import { hasWebsiteToImprove } from '@foyer/shared/onboarding/questions/branches.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { whenIdle } from '../lib/when-idle.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { siteEditsQuery } from '../site/draft-queries.ts'
import { initialDraftQuery } from '../site/initial-draft.ts'
import { siteAddress } from '../site/site-address.ts'
import { draftAddress } from '../site/site-state.ts'
import type { Following, ScreenPreview } from './follow-answers.ts'
import type { PreviewScreen } from './places.ts'
import { useIsWide } from './use-is-wide.ts'
import { useOwnerProfile } from './use-owner-profile.ts'

/** Renders the practice's website as far as it is answered, for the panel beside a screen. */
export function useLivePreview(saved: Answers, screen: PreviewScreen): { readonly window: ReactNode } {
  const profile = useOwnerProfile()
  const { edits, slug } = useKnownEdits()
  const isWide = useIsWide()
  return useMemo(
    () => ({ window: isWide && <SiteWindow preview={{ saved, screen, profile, edits, slug }} /> }),
    [saved, screen, profile, edits, slug, isWide],
  )
}

// Only a delivered draft can have been changed on its page; the guards have looked for one.
function useKnownEdits(): { readonly edits: SiteEdits | undefined; readonly slug: string | null } {
  const { id } = useSignedInPerson()
  const { data: draft } = useQuery({ ...initialDraftQuery(id), enabled: false })
  const { data: edits } = useQuery({ ...siteEditsQuery(id), enabled: Boolean(draft?.url) })
  return { edits, slug: draft?.url ? (draftAddress(draft.url)?.slug ?? null) : null }
}

/** The site in a browser window. A picture only: it is inert, and assistive technology passes it by. */
function SiteWindow({ preview }: { readonly preview: ScreenPreview }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  useFollowing(frame, preview, () => setIsReady(true))
  const { saved, screen, profile } = preview
  return (
    <div aria-hidden="true" data-look={screen === 'designDetails' ? 'wide' : 'near'} className="site-window">
      <div className="site-window-bar">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <rect width="16" height="16" rx="4" fill="var(--art-leaf)" />
          <path d="M4.6 16V8.6a3.4 3.4 0 0 1 6.8 0V16z" fill="var(--art-straw)" />
        </svg>
        <span>{ownAddress(saved) ?? siteAddress(profile.company_name ?? '')}</span>
      </div>
      <div className="site-window-page">
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
      </div>
    </div>
  )
}

/** Loads the preview when the screen can be used, and keeps it up to date. */
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

/** The address of the website that is to be improved; `undefined` for everybody else. */
function ownAddress(answers: Answers): string | undefined {
  const counted = answersOnPath(answers)
  const website = counted.webPresenceLinks?.links.website
  return website && hasWebsiteToImprove(counted) ? bareAddress(website) : undefined
}
