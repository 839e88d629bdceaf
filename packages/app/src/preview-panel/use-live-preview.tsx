import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { answersOnPath } from '@foyer/shared/onboarding/flow/flow.ts'
import { bareAddress } from '@foyer/shared/onboarding/input/links.ts'
import { hasWebsiteToImprove } from '@foyer/shared/onboarding/questions/branches.ts'
import { type ReactNode, useMemo } from 'react'
import { siteAddress } from '../site/site-address.ts'
import type { ScreenPreview } from './follow-answers.ts'
import { LivePage, useScreenPreview } from './live-page.tsx'
import type { PreviewScreen } from './places.ts'
import { useIsWide } from './use-is-wide.ts'

/** Renders the practice's website as far as it is answered, for the panel beside a screen. */
export function useLivePreview(saved: Answers, screen: PreviewScreen): { readonly window: ReactNode } {
  const preview = useScreenPreview(saved, screen)
  const isWide = useIsWide()
  return useMemo(() => ({ window: isWide && <SiteWindow preview={preview} /> }), [preview, isWide])
}

/** The site in a browser window. A picture only: it is inert, and assistive technology passes it by. */
function SiteWindow({ preview }: { readonly preview: ScreenPreview }) {
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
        <LivePage preview={preview} />
      </div>
    </div>
  )
}

/** The address of the website that is to be improved; `undefined` for everybody else. */
function ownAddress(answers: Answers): string | undefined {
  const counted = answersOnPath(answers)
  const website = counted.webPresenceLinks?.links.website
  return website && hasWebsiteToImprove(counted) ? bareAddress(website) : undefined
}
