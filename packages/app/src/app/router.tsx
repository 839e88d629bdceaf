import { createBrowserRouter, type RouteObject, replace } from 'react-router-dom'
import { PATHS, QUESTION_PATHS } from '../config/paths.ts'
import { NotFoundScreen } from '../features/not-found/not-found-screen.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { GUARDED } from './guarded-handle.ts'
import { PANELS, withPanel } from './panels.tsx'
import { RootLayout } from './root-layout.tsx'

// Nothing: the hall stands already, and the screen comes in a moment.
const hydrateFallbackElement = <></>

const openSoon = {
  handle: withPanel(PANELS.businessDetails),
  lazy: {
    Component: async () => (await import('../features/onboarding/opens-soon-screen.tsx')).OpensSoonScreen,
  },
} satisfies RouteObject
const questions: RouteObject[] = QUESTION_PATHS.map((path) => ({ path, ...openSoon }))

const onboarding: RouteObject = {
  handle: GUARDED,
  hydrateFallbackElement,
  // The guard judges every step, not only the first one.
  shouldRevalidate: () => true,
  lazy: {
    loader: async () => (await import('./draft-guard.ts')).draftGuardLoader,
    Component: async () => (await import('./signed-in-layout.tsx')).SignedInLayout,
  },
  children: [
    {
      path: PATHS.guide,
      handle: withPanel(PANELS.guide),
      lazy: { Component: async () => (await import('../features/onboarding/guide-screen.tsx')).GuideScreen },
    },
    {
      path: PATHS.waitingDraft,
      handle: withPanel(PANELS.waitingDraft),
      lazy: {
        Component: async () =>
          (await import('../features/onboarding/waiting-draft-screen.tsx')).WaitingDraftScreen,
      },
    },
    ...questions,
  ],
}

const entrance: RouteObject = {
  element: <EntryLayout />,
  children: [
    { path: PATHS.onboarding, loader: ({ request }) => replace(PATHS.start + new URL(request.url).search) },
    {
      path: PATHS.start,
      handle: withPanel(PANELS.onboardingStart),
      hydrateFallbackElement,
      lazy: { Component: async () => (await import('../features/onboarding/start-screen.tsx')).StartScreen },
    },
    {
      path: PATHS.lead,
      handle: withPanel(PANELS.onboardingStart),
      hydrateFallbackElement,
      lazy: { loader: async () => (await import('../features/leads/lead-loader.ts')).leadLoader },
    },
    {
      path: PATHS.login,
      handle: withPanel(PANELS.signIn),
      hydrateFallbackElement,
      lazy: { Component: async () => (await import('../features/auth/login-screen.tsx')).LoginScreen },
    },
    {
      path: PATHS.checkEmail,
      handle: withPanel(PANELS.checkEmail),
      hydrateFallbackElement,
      lazy: {
        Component: async () => (await import('../features/auth/check-email-screen.tsx')).CheckEmailScreen,
      },
    },
    {
      path: PATHS.confirm,
      handle: withPanel(PANELS.confirm),
      hydrateFallbackElement,
      lazy: { Component: async () => (await import('../features/auth/confirm-screen.tsx')).ConfirmScreen },
    },
    {
      path: PATHS.logout,
      handle: withPanel(PANELS.signIn),
      hydrateFallbackElement,
      lazy: { loader: async () => (await import('../features/auth/logout-loader.ts')).logoutLoader },
    },
    { path: PATHS.guideAlias, loader: ({ request }) => replace(PATHS.guide + new URL(request.url).search) },
    onboarding,
  ],
}

const dashboard: RouteObject = {
  hydrateFallbackElement,
  shouldRevalidate: () => true,
  lazy: {
    loader: async () => (await import('./session-guard.ts')).sessionGuardLoader,
    Component: async () => (await import('./signed-in-layout.tsx')).SignedInLayout,
  },
  children: [
    {
      path: PATHS.home,
      lazy: { Component: async () => (await import('../features/home/home-screen.tsx')).HomeScreen },
    },
  ],
}

/** Every address of the app. */
export const ROUTES: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorScreen />,
    hydrateFallbackElement,
    children: [entrance, dashboard, { path: '*', element: <NotFoundScreen /> }],
  },
]

/** Makes the router of the browser. */
export function createRouter() {
  return createBrowserRouter(ROUTES)
}
