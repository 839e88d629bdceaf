import clsx from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, Outlet, useMatches } from 'react-router-dom'
import { type EntryPanelView, useShownPanelView } from '../components/layouts/entry-panel-view.ts'
import { Logo } from '../components/logo.tsx'
import { Scene } from '../components/scene/scene.tsx'
import { SiteWindow } from '../components/scene/site-window.tsx'
import { PATHS } from '../config/paths.ts'
import { usePerson } from '../session/session.ts'
import { useTypedPracticeName } from '../site/practice-name.ts'
import { siteAddress } from '../site/site-address.ts'
import { QUESTIONS, START_PANEL } from './entry-screens.tsx'
import { REDIRECTS, SCREENS } from './screens.tsx'

/** Where narrow screens need the room for the site. */
const LOW_BANDS: readonly string[] = [QUESTIONS, PATHS.waitingDraft]

/** The layout of every screen before the dashboard: the panel and the screen. */
export function EntryLayout() {
  const person = usePerson()
  const typed = useTypedPracticeName()
  const routed = useRoutePanel()
  const panel = useShownPanelView() ?? routed
  const name = typed || person?.companyName || ''
  const path = useMatches().at(-1)?.id ?? ''
  const isLow = LOW_BANDS.includes(path)
  const isChecking = useIsChecking()
  const isSlow = useIsSlow(isChecking)
  if (isChecking && !isSlow) return null
  return (
    <div className="entry grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[var(--panel-width)_minmax(0,1fr)] lg:grid-rows-1">
      <EntryPanel
        title={panel.title}
        subtitle={panel.subtitle}
        open={panel.open}
        homePath={person ? PATHS.home : PATHS.start}
        artwork={panel.artwork ?? (!panel.site && <SiteWindow name={name} address={siteAddress(name)} />)}
        isLow={isLow}
        site={panel.site?.window}
      />
      <main
        // What is still waiting below a band of another height is drawn anew there: it does not jump.
        key={String(isLow)}
        className="@container flex min-w-0 flex-col px-(--pad) pt-9 pb-8 lg:justify-center lg:px-[clamp(1.5rem,6vw,4.5rem)] lg:py-8"
      >
        <Outlet />
      </main>
    </div>
  )
}

// A check takes a fraction of a second. When it hangs, a blank page would be all that the person sees.
const SLOW_AFTER_MS = 1000

function useIsSlow(isChecking: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isChecking) return
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isChecking])
  return isSlow
}

/** While a guard checks, nothing is rendered for a second; then `GuardWaiting` is, or what has failed. */
function useIsChecking(): boolean {
  return useMatches().some(({ id, loaderData }) => id === 'draft-guard' && loaderData === undefined)
}

function useRoutePanel(): EntryPanelView {
  // Routes have the path of their row as id.
  return panelOf(useMatches().at(-1)?.id)
}

/** Returns the panel beside the screen of this path, as the table writes it; the one of the start page by default. */
function panelOf(path: string | undefined): EntryPanelView {
  return [...SCREENS, ...REDIRECTS].find((row) => row.path === path)?.panel ?? START_PANEL
}

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
function EntryPanel({ title, subtitle, open, homePath, artwork, isLow, site }: EntryPanelProps) {
  return (
    <aside
      aria-label="About this step"
      data-low={isLow || undefined}
      className={clsx(
        'brand entry-panel relative flex flex-col overflow-hidden bg-brand text-on-brand lg:sticky lg:top-0 lg:h-dvh lg:pb-0',
        // Room for a title of two lines, as it has once the door stands open: the question below keeps its place.
        isLow ? 'min-h-24.25 pb-2.5' : 'min-h-31 pb-4.5',
      )}
    >
      <div
        className={clsx(
          // Room for a title and a sentence of two lines each: the door below keeps its place.
          'relative z-1 flex-none pl-(--pad) lg:min-h-61.5 lg:max-w-none lg:px-12 lg:pt-9.5',
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
