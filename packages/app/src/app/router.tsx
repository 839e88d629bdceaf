import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject, replace } from 'react-router-dom'
import type { EntryPanelView } from '../components/layouts/entry-panel-view.ts'
import { OneMoment } from '../components/ui/one-moment.tsx'
import { PATHS } from '../config/paths.ts'
import { NotFoundScreen } from '../features/not-found/not-found-screen.tsx'
import { loadCode } from '../lib/load-code.ts'
import { registerScreens } from '../lib/preload-screen.ts'
import { EntryLayout } from './entry-layout.tsx'
import { ErrorPage, ErrorScreen } from './error-screen.tsx'
import { GuardWaiting } from './guard-waiting.tsx'
import { PANELS } from './panels.tsx'
import { RootLayout } from './root-layout.tsx'
import { GUARDED, withPanel } from './route-handle.ts'

// Nothing: the layout is rendered already, and the screen follows in a moment.
const hydrateFallbackElement = <></>

// Each screen is a chunk of its own, listed here once.
const screens = {
  start: async () => (await import('../features/auth/start-screen.tsx')).StartScreen,
  login: async () => (await import('../features/auth/login-screen.tsx')).LoginScreen,
  checkEmail: async () => (await import('../features/auth/check-email-screen.tsx')).CheckEmailScreen,
  confirm: async () => (await import('../features/auth/confirm-screen.tsx')).ConfirmScreen,
  guide: async () => (await import('../features/onboarding/guide-screen.tsx')).GuideScreen,
  waitingDraft: async () => (await import('../features/waiting/waiting-screen.tsx')).WaitingScreen,
  question: async () => (await import('../features/onboarding/question-page.tsx')).QuestionPage,
  home: async () => (await import('../features/home/home-screen.tsx')).HomeScreen,
  socialMedia: async () => (await import('../features/waitlist/coming-screens.tsx')).SocialMediaScreen,
  mySite: async () => (await import('../features/my-site/my-site-screen.tsx')).MySiteScreen,
  reviews: async () => (await import('../features/waitlist/coming-screens.tsx')).ReviewsScreen,
  marketing: async () => (await import('../features/marketing/marketing-screen.tsx')).MarketingScreen,
  bookings: async () => (await import('../features/waitlist/coming-screens.tsx')).BookingsScreen,
  payments: async () => (await import('../features/waitlist/coming-screens.tsx')).PaymentsScreen,
  contacts: async () => (await import('../features/contacts/contacts-screen.tsx')).ContactsScreen,
  rewards: async () => (await import('../features/rewards/overview-screen.tsx')).OverviewScreen,
  rewardsShare: async () => (await import('../features/rewards/share-screen.tsx')).ShareScreen,
  rewardsResults: async () => (await import('../features/rewards/results-screen.tsx')).ResultsScreen,
  settings: async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen,
  support: async () => (await import('../features/support/support-screen.tsx')).SupportScreen,
  waitlist: async () => (await import('../features/waitlist/waitlist-screen.tsx')).WaitlistScreen,
  learnMore: async () => (await import('../features/waitlist/learn-more-screen.tsx')).LearnMoreScreen,
  marketingGuide: async () =>
    (await import('../features/resources/marketing-guide-screen.tsx')).MarketingGuideScreen,
  budgetCalculator: async () =>
    (await import('../features/resources/budget-calculator-screen.tsx')).BudgetCalculatorScreen,
  draft: async () => (await import('../features/drafts/draft-screen.tsx')).DraftScreen,
  dashboard: async () => (await import('./dashboard-layout.tsx')).DashboardLayout,
  open: async () => (await import('./public-layout.tsx')).PublicLayout,
  signedIn: async () => (await import('./signed-in-layout.tsx')).SignedInLayout,
} as const

type Screen = keyof typeof screens

registerScreens({ [PATHS.checkEmail]: screens.checkEmail })

// A screen that fails leaves its layout in place. The error element has a route of its own, because React Router shows the
// fallback of a route whose code is missing, never its error element.
function inside(children: RouteObject[]): RouteObject {
  return { errorElement: <ErrorScreen />, children }
}

function entry(path: string, panel: EntryPanelView, screen: Screen): RouteObject {
  return { ...page(path, screen), handle: withPanel(panel), hydrateFallbackElement }
}

function page(path: string, screen: Screen): RouteObject {
  return { path, lazy: codeOf(screen) }
}

const load = (screen: Screen) => loadCode<ComponentType>(screens[screen])
const loadSignedIn = () => load('signedIn')

// As a function: React Router ignores the failure of a `lazy` object without a loader, and the page stays blank.
function codeOf(screen: Screen) {
  return async () => ({ Component: await load(screen) })
}

// Paths that only redirect.
const passage = { element: <OneMoment />, hydrateFallbackElement: <OneMoment /> }
const alias = (target: string) => (request: Request) => replace(target + new URL(request.url).search)

/** Everything before the dashboard. */
function makeEntrance(): RouteObject {
  return {
    element: <EntryLayout />,
    children: [
      inside([
        entry(PATHS.start, PANELS.onboardingStart, 'start'),
        entry(PATHS.login, PANELS.signIn, 'login'),
        entry(PATHS.checkEmail, PANELS.checkEmail, 'checkEmail'),
        entry(PATHS.confirm, PANELS.confirm, 'confirm'),
        {
          path: PATHS.lead,
          handle: withPanel(PANELS.onboardingStart),
          ...passage,
          lazy: {
            loader: () => loadCode(async () => (await import('../features/leads/lead-loader.ts')).leadLoader),
          },
        },
        {
          path: PATHS.logout,
          handle: withPanel(PANELS.signIn),
          ...passage,
          lazy: {
            loader: () =>
              loadCode(async () => (await import('../features/auth/logout-loader.ts')).logoutLoader),
          },
        },
        { path: PATHS.onboarding, ...passage, loader: ({ request }) => alias(PATHS.start)(request) },
        { path: PATHS.guideAlias, ...passage, loader: ({ request }) => alias(PATHS.guide)(request) },
        makeGuardedOnboarding(),
      ]),
    ],
  }
}

/** The onboarding behind the pending-draft guard, which runs on every step. */
function makeGuardedOnboarding(): RouteObject {
  return {
    handle: GUARDED,
    hydrateFallbackElement: <GuardWaiting />,
    shouldRevalidate: () => true,
    lazy: {
      loader: () => loadCode(async () => (await import('./draft-guard.ts')).draftGuardLoader),
      Component: loadSignedIn,
    },
    children: [
      entry(PATHS.guide, PANELS.guide, 'guide'),
      entry(PATHS.waitingDraft, PANELS.waitingDraft, 'waitingDraft'),
      // Every other path here is a question, or redirects to one.
      entry(`${PATHS.onboarding}/*`, PANELS.guide, 'question'),
    ],
  }
}

/** The screens that need a session. */
function makeDashboard(): RouteObject {
  return {
    hydrateFallbackElement,
    shouldRevalidate: () => true,
    lazy: {
      loader: () => loadCode(async () => (await import('./session-guard.ts')).sessionGuardLoader),
      Component: loadSignedIn,
    },
    children: [
      {
        lazy: codeOf('dashboard'),
        children: [
          inside([
            page(PATHS.home, 'home'),
            page(PATHS.socialMedia, 'socialMedia'),
            page(PATHS.mySite, 'mySite'),
            page(PATHS.reviews, 'reviews'),
            page(PATHS.marketing, 'marketing'),
            page(PATHS.bookings, 'bookings'),
            page(PATHS.payments, 'payments'),
            page(PATHS.contacts, 'contacts'),
            page(PATHS.rewards, 'rewards'),
            page(PATHS.rewardsShare, 'rewardsShare'),
            page(PATHS.rewardsResults, 'rewardsResults'),
            page(PATHS.settings, 'settings'),
            page(PATHS.support, 'support'),
          ]),
        ],
      },
    ],
  }
}

/** The public pages. */
function makePublicPages(): RouteObject {
  return {
    hydrateFallbackElement,
    lazy: codeOf('open'),
    children: [
      inside([
        page(PATHS.waitlist, 'waitlist'),
        page(PATHS.learnMore, 'learnMore'),
        page(PATHS.marketingGuide, 'marketingGuide'),
        page(PATHS.budgetCalculator, 'budgetCalculator'),
      ]),
    ],
  }
}

/** Makes all routes of the app. A router stores loaded modules in its routes, so each router needs its own. */
export function makeRoutes(): RouteObject[] {
  return [
    {
      element: <RootLayout />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement,
      children: [
        makeEntrance(),
        makeDashboard(),
        makePublicPages(),
        { ...page(PATHS.draft, 'draft'), hydrateFallbackElement },
        { path: '*', element: <NotFoundScreen /> },
      ],
    },
  ]
}

/** Makes the router of the browser. */
export function createRouter() {
  return createBrowserRouter(makeRoutes())
}
