import { type ComponentType, useEffect, useState } from 'react'
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, useLocation } from 'react-router-dom'
import { NotFoundScreen } from '../components/not-found-screen.tsx'
import { OneMoment } from '../components/ui/one-moment.tsx'
import type { QuestionWaiting } from '../features/onboarding/question-waiting.tsx'
import { loadCode } from '../lib/load-code.ts'
import { followScreens } from '../lib/next-screen.ts'
import { noteMoves } from '../lib/use-back-closes.ts'
import { loadPerson } from '../session/session.ts'
import { EntryLayout } from './entry-layout.tsx'
import { ErrorPage, ErrorScreen } from './error-screen.tsx'
import { RootLayout } from './root-layout.tsx'
import type { Redirect, Screen } from './screen.ts'
import { REDIRECTS, SCREENS } from './screens.tsx'

// Nothing: the layout is rendered already, and the screen follows in a moment.
const hydrateFallbackElement = <></>

/** Makes all routes of the app. A router stores loaded modules in its routes, so each router needs its own. */
export function makeRoutes(): RouteObject[] {
  return [
    {
      element: <RootLayout />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement,
      children: [
        {
          element: <EntryLayout />,
          children: [
            inside([
              ...REDIRECTS.map(redirectRoute),
              ...routesOf('entry'),
              {
                id: 'draft-guard',
                hydrateFallbackElement: <GuardWaiting />,
                shouldRevalidate: () => true,
                lazy: guarded(async () => (await import('./guards.ts')).guardDraft),
                children: routesOf('entry', 'draft'),
              },
              {
                shouldRevalidate: () => true,
                lazy: guarded(async () => (await import('./guards.ts')).guardSession),
                hydrateFallbackElement,
                children: routesOf('entry', 'session'),
              },
            ]),
          ],
        },
        {
          hydrateFallbackElement,
          shouldRevalidate: () => true,
          lazy: guarded(async () => (await import('./guards.ts')).guardSession),
          children: [
            {
              lazy: componentOf(async () => (await import('./dashboard-layout.tsx')).DashboardLayout),
              children: [inside(routesOf('dashboard', 'session'))],
            },
            inside(routesOf('none', 'session')),
          ],
        },
        {
          hydrateFallbackElement,
          lazy: componentOf(async () => (await import('./public-layout.tsx')).PublicLayout),
          children: [inside(routesOf('public'))],
        },
        ...routesOf('none'),
        { path: '*', element: <NotFoundScreen /> },
      ],
    },
  ]
}

/** Makes the router of the browser. */
export function createRouter() {
  const router = createBrowserRouter(makeRoutes())
  noteMoves(router)
  followScreens(router)
  return router
}

// A screen that fails leaves its layout in place. The error element has a route of its own, because React Router shows the
// fallback of a route whose code is missing, never its error element.
function inside(children: RouteObject[]): RouteObject {
  return { errorElement: <ErrorScreen />, children }
}

function routesOf(layout: Screen['layout'], guard?: Screen['guard']): RouteObject[] {
  return SCREENS.filter((screen) => screen.layout === layout && screen.guard === guard).map(
    ({ path, load, firstReads }) => ({
      id: path,
      path,
      lazy: componentOf(load),
      hydrateFallbackElement,
      ...(firstReads && { loader: readAhead(firstReads) }),
    }),
  )
}

function redirectRoute({ path, load }: Redirect): RouteObject {
  return {
    id: path,
    path,
    element: <Redirecting />,
    hydrateFallbackElement: <Redirecting />,
    lazy: { loader: () => loadCode(load) },
  }
}

/** A path that only redirects has a heading for the moment that takes, such as while a capture is sent. */
function Redirecting() {
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        Opening Foyer
      </h1>
      <OneMoment />
    </>
  )
}

// As a function: React Router ignores the failure of a `lazy` object without a loader, and the page stays blank.
function componentOf(load: () => Promise<ComponentType>) {
  return async () => ({ Component: await loadCode(load) })
}

/** The layout behind a guard. The guard is the loader, so it runs on every navigation. */
function guarded(loadGuard: () => Promise<(args: LoaderFunctionArgs) => Promise<Response | null>>) {
  const loadLayout = async () => (await import('./signed-in-layout.tsx')).SignedInLayout
  return async () => {
    const [Component, loader] = await Promise.all([loadCode(loadLayout), loadCode(loadGuard)])
    return { Component, loader }
  }
}

/** Sends the first requests of a screen. Nothing waits for them: the screen asks again for what has failed. */
function readAhead(firstReads: NonNullable<Screen['firstReads']>) {
  const send = async (path: string) => {
    const person = await loadPerson()
    if (person) (await firstReads())(person.id, path)
  }
  return ({ request }: LoaderFunctionArgs) => {
    send(new URL(request.url).pathname).catch((error: unknown) =>
      console.warn('The screen could not be read ahead:', error),
    )
    return null
  }
}

/** The heading of a question whose guard is still checking, as soon as the question's code is loaded. */
function GuardWaiting() {
  const { pathname } = useLocation()
  const [Title, setTitle] = useState<typeof QuestionWaiting | null>(null)
  useEffect(() => {
    import('../features/onboarding/question-waiting.tsx').then(
      (code) => setTitle(() => code.QuestionWaiting),
      (error: unknown) => console.warn('The heading could not be loaded:', error),
    )
  }, [])
  return Title ? <Title path={pathname} /> : <OneMoment />
}
