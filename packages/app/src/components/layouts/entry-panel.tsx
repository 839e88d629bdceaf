import clsx from 'clsx'
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
  /** On narrow screens a low band: the site stands under the question. */
  readonly isLow: boolean
  /** A window in front of the door. */
  readonly site?: ReactNode
}

/** The panel to the left of every screen before the dashboard, and above it on narrow screens. */
export function EntryPanel({ title, subtitle, open, homePath, artwork, isLow, site }: EntryPanelProps) {
  return (
    <aside
      aria-label="About this step"
      data-low={isLow || undefined}
      className={clsx(
        'brand entry-panel relative flex flex-col overflow-hidden bg-brand text-on-brand lg:sticky lg:top-0 lg:h-dvh lg:pb-0',
        isLow ? 'min-h-21 pb-2.5' : 'min-h-31 pb-4.5',
      )}
    >
      <div
        className={clsx(
          'relative z-1 flex-none pl-(--pad) lg:max-w-none lg:px-12 lg:pt-9.5',
          // The light of an open door stands to the right.
          isLow && open < 0.5 ? 'max-w-[76%]' : 'max-w-[calc(62%_+_var(--pad)_/_4)]',
          !isLow && 'pt-2.25',
        )}
      >
        <Link to={homePath} className="inline-flex min-h-11 items-center rounded-badge">
          <Logo onBrand className="h-7.5 w-auto lg:h-10" />
        </Link>
        <h2
          className={clsx(
            'display mt-px text-[clamp(1.1875rem,1rem_+_.95vw,1.75rem)] leading-[1.2] lg:mt-10 lg:max-w-[15em] lg:leading-[1.14]',
            isLow ? 'max-lg:text-[1.0625rem]' : 'max-w-[15em]',
          )}
        >
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
