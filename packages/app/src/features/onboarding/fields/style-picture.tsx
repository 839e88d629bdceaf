import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useEffect, useRef, useState } from 'react'
import { useIsWide } from '../../../preview-panel/use-is-wide.ts'
import { useOwnerProfile } from '../../../preview-panel/use-owner-profile.ts'
import { FIRST_STYLES, useStylePage } from '../../../preview-panel/use-style-page.ts'
import { MiniSite } from '../../../site/mini-site.tsx'
import { styleLook } from '../../../site/style-look.ts'

/** A picture this close to the screen is rendered. */
const NEAR = '200px'

type StylePictureProps = { readonly style: DesignStyleId; readonly answers: Answers }

/** The owner's site in one style; until it is rendered, its name on the ground of the style. */
export function StylePicture({ style, answers }: StylePictureProps) {
  const place = useRef<HTMLSpanElement>(null)
  const profile = useOwnerProfile()
  const isWide = useIsWide()
  const [isNear, setNear] = useState(FIRST_STYLES.includes(style))
  const isWanted = isWide || isNear
  const page = useStylePage(style, answers, profile, isWanted)
  useEffect(() => {
    if (isWanted || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isWanted])
  const { ground, ink, face, legibleWidth } = styleLook(style)
  return (
    // A picture outside of the screen is not laid out, so that its face is not loaded before those that are seen.
    <span
      ref={place}
      className="absolute inset-0"
      style={{ background: ground, color: ink, contentVisibility: 'auto' }}
    >
      <span
        className="absolute inset-x-4 top-1/3 line-clamp-2 leading-tight"
        style={{ font: face, fontSize: '1.25rem' }}
      >
        {profile.company_name}
      </span>
      {page !== undefined && (
        <MiniSite html={page} pageWidth={isWide ? undefined : legibleWidth} className="size-full" />
      )}
    </span>
  )
}
