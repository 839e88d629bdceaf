import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { Button } from '../components/ui/button.tsx'
import { Notice } from '../components/ui/notice.tsx'
import { Toasts } from '../components/ui/toasts.tsx'
import { outsideLinks } from '../config/links.ts'
import { isApiUnreachable, tryApi, watchApiReach } from '../lib/api-reach.ts'
import { useAlertsInSight } from '../lib/use-alerts-in-sight.ts'
import { useBusy } from '../lib/use-busy.ts'
import { parseNavigationState } from '../session/navigation-state.ts'
import { SCREENS } from './screens.tsx'

/** What all screens share: toasts, scroll restoration, alerts in sight, and the focus on the heading of a new screen. */
export function RootLayout() {
  useFocusOnHeading()
  useAlertsInSight()
  // Routes have the path of their row as id.
  const path = useMatches().at(-1)?.id
  const layout = SCREENS.find((screen) => screen.path === path)?.layout ?? 'none'
  return (
    <>
      <ApiNotice />
      <Outlet />
      <Toasts layout={layout} />
      <ScrollRestoration />
    </>
  )
}

// A new screen in a single-page app is silent to screen readers unless the focus moves to it. The first screen of a page
// load is announced by the browser itself. In a layout effect, because effects wait while a question fades.
function useFocusOnHeading() {
  const { pathname, state }: Location<unknown> = useLocation()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const hasFocus = document.activeElement !== null && document.activeElement !== document.body
    if (hasFocus && parseNavigationState(state).keepsFocus) return
    document.querySelector('h1')?.focus()
  }, [pathname, state])
}

const TRY_AGAIN_MS = 30_000

/** Says above every screen that the API is out of reach, until it is back. */
function ApiNotice() {
  const isUnreachable = useSyncExternalStore(watchApiReach, isApiUnreachable)
  return isUnreachable ? <Unreachable /> : null
}

function Unreachable() {
  const [isBusy, run] = useBusy()
  const { support, supportEmail } = outsideLinks()
  useEffect(() => {
    const timer = setInterval(() => void tryApi(), TRY_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <div role="status" className="mx-auto max-w-180 p-4">
      <Notice kind="warning" title="We cannot reach Foyer from here">
        <p>
          Your browser works, and something on the way blocks us: a blocker, an office network, or we are
          down. What you typed stays on this device. We try again every 30 seconds.
        </p>
        <p className="mt-1.5">
          A phone’s own network passes most blocks. Or write to{' '}
          <a className="text-link" href={support}>
            {supportEmail}
          </a>
          .
        </p>
        <Button
          look="second"
          size="small"
          busy={isBusy}
          className="mt-2 justify-self-start"
          onClick={() => run(tryApi)}
        >
          {isBusy ? 'Trying...' : 'Try now'}
        </Button>
      </Notice>
    </div>
  )
}
