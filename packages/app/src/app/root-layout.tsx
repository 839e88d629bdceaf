import { useLayoutEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { Toasts } from '../components/ui/toasts.tsx'

/** What every screen has: toasts, the scroll position, and the focus on its heading when it appears. */
export function RootLayout() {
  useFocusOnHeading()
  return (
    <>
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </>
  )
}

// A new screen in a single-page app is silent to screen readers unless the focus moves to it. The first screen of a page
// load is announced by the browser itself. It happens at once: while a question fades, effects wait.
function useFocusOnHeading() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.querySelector('h1')?.focus()
  }, [pathname])
}
