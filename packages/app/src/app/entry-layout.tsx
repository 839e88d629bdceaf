import { useEffect, useState } from 'react'
import { Outlet, useMatches } from 'react-router-dom'
import { EntryPanel } from '../components/layouts/entry-panel.tsx'
import { type EntryPanelView, useShownPanelView } from '../components/layouts/entry-panel-view.ts'
import { SiteWindow } from '../components/scene/site-window.tsx'
import { PATHS } from '../config/paths.ts'
import { usePerson } from '../session/session.ts'
import { useTypedPracticeName } from '../site/practice-name.ts'
import { siteAddress } from '../site/site-address.ts'
import { QUESTIONS, REDIRECTS, SCREENS, START_PANEL } from './screens.tsx'

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
