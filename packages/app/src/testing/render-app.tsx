import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { followSession } from '../app/follow-session.ts'
import { makeRoutes } from '../app/router.tsx'
import { followScreens } from '../lib/next-screen.ts'

type RenderAppOptions = {
  readonly state?: unknown
  /** A session that the browser has kept. */
  readonly session?: unknown
}

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
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
  return {
    router,
    /** The current location. */
    path: () => router.state.location.pathname + router.state.location.search,
  }
}
