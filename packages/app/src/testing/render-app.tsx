import { act, render } from '@testing-library/react'
import { Fragment, StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { RUNS_EVERY_CASE } from '../../../../tests/cases-of.ts'
import { followSession } from '../app/follow-session.ts'
import { makeRoutes } from '../app/router.tsx'
import { followScreens } from '../lib/next-screen.ts'

type RenderAppOptions = {
  readonly state?: unknown
  /** A session that the browser has kept. */
  readonly session?: unknown
}

// Strict mode renders everything twice. The first ring renders as production does, and all cases in strict mode.
const Mode = RUNS_EVERY_CASE ? StrictMode : Fragment

/** Renders the whole app at an address, as a browser that opens it would. */
export async function renderApp(path: string, { state, session }: RenderAppOptions = {}) {
  if (session) localStorage.setItem('sb-api-auth-token', JSON.stringify(session))
  const url = new URL(path, 'https://app.test')
  const entry = { pathname: url.pathname, search: url.search, hash: url.hash, state }
  const router = createMemoryRouter(makeRoutes(), { initialEntries: [entry] })
  followScreens(router)
  await act(async () => {
    const following = followSession(router)
    onTestFinished(async () => {
      ;(await following)()
    })
    render(
      <Mode>
        <RouterProvider router={router} />
      </Mode>,
    )
  })
  return {
    router,
    /** The current location. */
    path: () => router.state.location.pathname + router.state.location.search,
  }
}
