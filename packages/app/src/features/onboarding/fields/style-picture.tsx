import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useEffect, useRef } from 'react'
import type { StylePages } from '../../../preview-panel/use-style-pages.ts'
import { MiniSite } from '../../../site/mini-site.tsx'
import { styleLook } from '../../../site/style-look.ts'

/** A picture this close to the screen is rendered. */
const NEAR = '200px'

/** The owner's site in one style; until it is rendered, its name on the ground of the style. */
export function StylePicture({
  style,
  pages,
  want,
  name,
  isWide,
}: StylePages & { readonly style: DesignStyleId }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isWide || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && want(style),
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isWide, style, want])
  const { ground, ink, face, legibleWidth } = styleLook(style)
  return (
    <span ref={place} className="absolute inset-0" style={{ background: ground, color: ink }}>
      <span
        className="absolute inset-x-4 top-1/3 line-clamp-2 leading-tight"
        style={{ font: face, fontSize: '1.25rem' }}
      >
        {name}
      </span>
      {pages[style] && (
        <MiniSite html={pages[style]} pageWidth={isWide ? undefined : legibleWidth} className="size-full" />
      )}
    </span>
  )
}
