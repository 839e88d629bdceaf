import { useLayoutEffect, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { Toasts } from '../components/ui/toasts.tsx'
import { parseNavigationState } from '../session/navigation-state.ts'
import { ApiNotice } from './api-notice.tsx'
import { SCREENS } from './screens.tsx'

/** What all screens share: toasts, scroll restoration, and the focus on the heading of a new screen. */
export function RootLayout() {
  useFocusOnHeading()
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
