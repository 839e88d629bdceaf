import { memo } from 'react'
import type { Site } from './site.ts'
import { Bar, DASHED, Gap, Part, SITE_WIDTH, SiteText } from './site-parts.tsx'
import { SITE_VIEWS } from './site-views.tsx'
import { shorten } from './wrap-text.ts'

const HEIGHT = 238

type SiteWindowProps = {
  readonly site: Site
  /** On the last page it has come nearer, in front of the wide open door. */
  readonly isLarge?: boolean
}

/**
 * The practice's website in a small window. What is known is drawn solid; what is not answered yet is a dashed outline,
 * never invented.
 */
export const SiteWindow = memo(function SiteWindow({ site, isLarge = false }: SiteWindowProps) {
  const View = SITE_VIEWS[site.view]
  const isNamed = site.name !== ''
  return (
    <g transform={isLarge ? 'translate(136 200) scale(1.114)' : 'translate(176 252)'}>
      <rect width={SITE_WIDTH} height={HEIGHT} rx="8" fill="var(--art-paper)" className="art-shadow" />
      <path d={`M0 8a8 8 0 0 1 8-8h${SITE_WIDTH - 16}a8 8 0 0 1 8 8v16H0z`} fill="var(--art-mist)" />
      <rect x="10" y="6" width="12" height="12" rx="3" fill="var(--art-leaf)" />
      <path d="M13.4 18v-6a2.6 2.6 0 0 1 5.2 0v6z" fill="var(--art-straw)" />
      <rect x="30" y="6" width={SITE_WIDTH - 42} height="12" rx="6" fill="var(--art-paper)" />
      <SiteText x={38} y={15.2} size={8} look="muted">
        {isNamed ? `${slugOf(site.name)}.example` : 'your-practice.example'}
      </SiteText>
      <Part isKnown={isNamed} gap={<Gap x={16} y={35} width={92} height={11} />}>
        <SiteText x={16} y={44} size={10.5} look="display">
          {shorten(site.name, 30)}
        </SiteText>
      </Part>
      <Bar x={SITE_WIDTH - 112} y={38} width={22} />
      <Bar x={SITE_WIDTH - 82} y={38} width={22} />
      <rect
        x={SITE_WIDTH - 52}
        y="33"
        width="36"
        height="14"
        rx="4"
        {...(isNamed ? { fill: 'var(--art-leaf)' } : DASHED)}
      />
      <View site={site} />
    </g>
  )
})

function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug.slice(0, 32) || 'your-practice'
}
