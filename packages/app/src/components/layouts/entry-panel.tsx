import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Logo } from '../logo.tsx'
import { Scene } from '../scene/scene.tsx'

type EntryPanelProps = {
  readonly title: string
  readonly subtitle: string
  /** How far the door stands open, from 0 to 1. */
  readonly open: number
  /** Where the logo leads. */
  readonly homePath: string
  /** The drawing in the doorway. */
  readonly artwork: ReactNode
  /** A window in front of the door. */
  readonly site?: ReactNode
}

/** The panel to the left of every screen before the dashboard, and above it on narrow screens. */
export function EntryPanel({ title, subtitle, open, homePath, artwork, site }: EntryPanelProps) {
  return (
    <aside
      aria-label="About this step"
      className="brand entry-panel relative flex min-h-31 flex-col overflow-hidden bg-brand pb-4.5 text-on-brand lg:sticky lg:top-0 lg:h-dvh lg:pb-0"
    >
      <div className="relative z-1 flex-none max-w-[calc(62%_+_var(--pad)_/_4)] pt-2.25 pl-(--pad) lg:max-w-none lg:px-12 lg:pt-9.5">
        <Link to={homePath} className="inline-flex min-h-11 items-center rounded-badge">
          <Logo onBrand className="h-7.5 w-auto lg:h-10" />
        </Link>
        <h2 className="display mt-px max-w-[15em] text-[clamp(1.1875rem,1rem_+_.95vw,1.75rem)] leading-[1.2] lg:mt-10 lg:leading-[1.14]">
          {title}
        </h2>
        <p className="mt-3 hidden max-w-[25em] leading-[1.45] text-balance text-on-brand-muted lg:block">
          {subtitle}
        </p>
      </div>
      <Scene open={open}>{artwork}</Scene>
      {site}
    </aside>
  )
}
