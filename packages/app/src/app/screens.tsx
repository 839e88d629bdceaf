import {
  AppWindow,
  Calendar,
  ContactRound,
  CreditCard,
  House,
  LifeBuoy,
  LogOut,
  Megaphone,
  Settings,
  Star,
  TrendingUp,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { type LoaderFunction, replace } from 'react-router-dom'
import type { EntryPanelView } from '../components/layouts/entry-panel-view.ts'
import type { SidebarGroups } from '../components/layouts/sidebar/sidebar-content.tsx'
import type { SidebarPage } from '../components/layouts/sidebar/sidebar-link.tsx'
import { Envelope } from '../components/scene/envelope.tsx'
import { PATHS } from '../config/paths.ts'

/** One row of the table: everything that the router, the guards, the panel and the sidebar know about a path. */
export type Screen = {
  readonly path: string
  /** Loads the screen, which is a chunk of its own. */
  readonly load: () => Promise<ComponentType>
  readonly layout: 'entry' | 'dashboard' | 'public' | 'none'
  /** `session` needs a signed-in person; `draft` also sends owners with a ready draft to it. */
  readonly guard?: 'session' | 'draft'
  /** The panel beside a screen of the layout `entry`. Titles of the specification keep their spelling. */
  readonly panel?: EntryPanelView
  /** The link in the sidebar. Each group lists its links in the order of the rows. */
  readonly navigation?: Navigation
  /** Loads the function that sends the screen's first requests while the guard checks and the code loads. */
  readonly firstReads?: () => Promise<(personId: string, path: string) => void>
}

/** A path of the layout `entry` without a screen: its loader redirects. */
export type Redirect = Pick<Screen, 'path' | 'panel' | 'navigation'> & {
  readonly load: () => Promise<LoaderFunction>
}

type Navigation = Omit<SidebarPage, 'path'> & { readonly group: keyof SidebarGroups }

const ENVELOPE = <Envelope />

export const START_PANEL = {
  title: 'Start Marketing Your Dream Practice',
  subtitle: 'Answer a few questions about your practice. A first website comes back to your inbox.',
  open: 0.12,
}
const SIGN_IN_PANEL = { title: 'Welcome Back', subtitle: 'Everything is where you left it.', open: 0.16 }
const GUIDE_PANEL = {
  title: "Let's Walk Through This Together",
  subtitle: 'Each answer opens the door a little further.',
  open: 0.28,
}

/** The path of all questions. */
export const QUESTIONS = `${PATHS.onboarding}/*`

const onboarding = { layout: 'entry', guard: 'draft' } as const
const dashboard = { layout: 'dashboard', guard: 'session' } as const

/** Every screen of the app. */
export const SCREENS: readonly Screen[] = [
  {
    path: PATHS.start,
    load: async () => (await import('../features/auth/start-screen.tsx')).StartScreen,
    layout: 'entry',
    panel: START_PANEL,
  },
  {
    path: PATHS.login,
    load: async () => (await import('../features/auth/login-screen.tsx')).LoginScreen,
    layout: 'entry',
    panel: SIGN_IN_PANEL,
  },
  {
    path: PATHS.checkEmail,
    load: async () => (await import('../features/auth/check-email-screen.tsx')).CheckEmailScreen,
    layout: 'entry',
    panel: {
      title: 'The Key Is in Your Inbox',
      subtitle: 'No password to choose, none to remember.',
      open: 0.26,
      artwork: ENVELOPE,
    },
  },
  {
    path: '/auth/confirm',
    load: async () => (await import('../features/auth/confirm-screen.tsx')).ConfirmScreen,
    layout: 'entry',
    panel: {
      title: 'The Key Fits Once',
      subtitle: 'Links in our mails work one time, for 24 hours.',
      open: 0.28,
      artwork: ENVELOPE,
    },
  },
  {
    ...onboarding,
    path: PATHS.guide,
    load: async () => (await import('../features/onboarding/guide-screen.tsx')).GuideScreen,
    panel: GUIDE_PANEL,
  },
  {
    ...onboarding,
    path: PATHS.waitingDraft,
    load: async () => (await import('../features/waiting/waiting-screen.tsx')).WaitingScreen,
    panel: {
      title: 'Your Website is Coming to Life',
      subtitle: 'The door is open. Come in and look around.',
      open: 0.92,
    },
  },
  {
    ...onboarding,
    // Every other path here is a question, or redirects to one.
    path: QUESTIONS,
    load: async () => (await import('../features/onboarding/question-page.tsx')).QuestionPage,
    // Until the question has its own: in one line, as theirs, so that nothing jumps.
    panel: { ...GUIDE_PANEL, title: 'Question by Question' },
    firstReads: async () => (await import('../answers/preload-answers.ts')).preloadAnswers,
  },
  {
    path: `${PATHS.publish}/*`,
    load: async () => (await import('../features/publishing/publish-screen.tsx')).PublishScreen,
    layout: 'entry',
    guard: 'session',
    panel: {
      title: 'Open the door to patients',
      subtitle: 'Three short steps. Nobody sees anything before the last one.',
      open: 0.3,
    },
  },
  {
    ...dashboard,
    path: PATHS.home,
    load: async () => (await import('../features/home/home-screen.tsx')).HomeScreen,
    navigation: { group: 'main', name: 'Home', icon: House },
  },
  {
    ...dashboard,
    path: PATHS.mySite,
    load: async () => (await import('../features/my-site/my-site-screen.tsx')).MySiteScreen,
    navigation: { group: 'main', name: 'My Site', icon: AppWindow },
  },
  {
    ...dashboard,
    path: PATHS.domains,
    load: async () => (await import('../features/domains/domains-screen.tsx')).DomainsScreen,
  },
  {
    ...dashboard,
    path: PATHS.found,
    load: async () => (await import('../features/found/found-screen.tsx')).FoundScreen,
  },
  {
    ...dashboard,
    path: PATHS.myAnswers,
    load: async () => (await import('../features/my-site/my-answers-screen.tsx')).MyAnswersScreen,
  },
  {
    ...dashboard,
    path: PATHS.marketing,
    load: async () => (await import('../features/marketing/marketing-screen.tsx')).MarketingScreen,
    navigation: { group: 'main', name: 'Marketing', icon: TrendingUp },
  },
  {
    ...dashboard,
    path: PATHS.contacts,
    load: async () => (await import('../features/contacts/contacts-screen.tsx')).ContactsScreen,
    navigation: { group: 'main', name: 'Contacts', icon: ContactRound },
  },
  {
    ...dashboard,
    path: PATHS.socialMedia,
    load: async () => (await import('../features/social-media/social-media-screen.tsx')).SocialMediaScreen,
    navigation: { group: 'patients', name: 'Social Media', icon: Megaphone },
  },
  {
    ...dashboard,
    path: PATHS.reviews,
    load: async () => (await import('../features/reviews/reviews-screen.tsx')).ReviewsScreen,
    navigation: { group: 'patients', name: 'Reviews', icon: Star },
  },
  {
    ...dashboard,
    path: '/bookings',
    load: async () => (await import('../features/bookings/bookings-screen.tsx')).BookingsScreen,
    navigation: { group: 'patients', name: 'Bookings', icon: Calendar },
  },
  {
    ...dashboard,
    path: PATHS.payments,
    load: async () => (await import('../features/payments/payments-screen.tsx')).PaymentsScreen,
    navigation: { group: 'patients', name: 'Payments', icon: CreditCard },
  },
  {
    ...dashboard,
    path: PATHS.estimate,
    load: async () => (await import('../features/payments/estimate-screen.tsx')).EstimateScreen,
  },
  {
    ...dashboard,
    path: PATHS.rewards,
    load: async () => (await import('../features/rewards/overview-screen.tsx')).OverviewScreen,
  },
  {
    ...dashboard,
    path: PATHS.rewardsShare,
    load: async () => (await import('../features/rewards/share-screen.tsx')).ShareScreen,
  },
  {
    ...dashboard,
    path: PATHS.rewardsResults,
    load: async () => (await import('../features/rewards/results-screen.tsx')).ResultsScreen,
  },
  {
    ...dashboard,
    path: PATHS.partnerTerms,
    load: async () => (await import('../features/rewards/partner-terms-screen.tsx')).PartnerTermsScreen,
  },
  {
    ...dashboard,
    path: PATHS.payouts,
    load: async () => (await import('../features/rewards/payouts/payouts-screen.tsx')).PayoutsScreen,
  },
  {
    ...dashboard,
    path: PATHS.payoutDetails,
    load: async () => (await import('../features/rewards/payouts/details-screen.tsx')).PayoutDetailsScreen,
  },
  {
    ...dashboard,
    path: `${PATHS.payouts}/:statement`,
    load: async () => (await import('../features/rewards/payouts/statement-screen.tsx')).StatementScreen,
  },
  {
    path: PATHS.payoutNotMe,
    load: async () => (await import('../features/rewards/payouts/not-me-screen.tsx')).NotMeScreen,
    layout: 'entry',
    panel: {
      title: 'Your money, your door',
      subtitle: 'Where rewards go is changed only with a code from your mail.',
      open: 0.16,
    },
  },
  {
    path: PATHS.mailChoice,
    load: async () => (await import('../features/mails/mail-choice-screen.tsx')).MailChoiceScreen,
    layout: 'public',
  },
  {
    ...dashboard,
    path: PATHS.settings,
    load: async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen,
    navigation: { group: 'account', name: 'Settings', icon: Settings },
  },
  {
    ...dashboard,
    path: PATHS.support,
    load: async () => (await import('../features/support/support-screen.tsx')).SupportScreen,
    navigation: { group: 'account', name: 'Help & Support', icon: LifeBuoy },
  },
  {
    path: PATHS.waitlist,
    load: async () => (await import('../features/waitlist/waitlist-screen.tsx')).WaitlistScreen,
    layout: 'public',
  },
  {
    path: PATHS.learnMore,
    load: async () => (await import('../features/waitlist/learn-more-screen.tsx')).LearnMoreScreen,
    layout: 'public',
  },
  {
    path: PATHS.terms,
    load: async () => (await import('../features/legal/legal-screen.tsx')).TermsScreen,
    layout: 'public',
  },
  {
    path: PATHS.privacy,
    load: async () => (await import('../features/legal/legal-screen.tsx')).PrivacyScreen,
    layout: 'public',
  },
  {
    path: PATHS.marketingGuide,
    load: async () => (await import('../features/resources/marketing-guide-screen.tsx')).MarketingGuideScreen,
    layout: 'public',
  },
  {
    path: PATHS.partners,
    load: async () => (await import('../features/partners/partners-screen.tsx')).PartnersScreen,
    layout: 'public',
  },
  {
    path: PATHS.budgetCalculator,
    load: async () =>
      (await import('../features/resources/budget-calculator-screen.tsx')).BudgetCalculatorScreen,
    layout: 'public',
  },
  {
    path: PATHS.draft,
    load: async () => (await import('../features/drafts/draft-screen.tsx')).DraftScreen,
    layout: 'none',
  },
]

const alias =
  (target: string): Redirect['load'] =>
  async () =>
  ({ request }) =>
    replace(target + new URL(request.url).search)

/** Every path that only redirects. */
export const REDIRECTS: readonly Redirect[] = [
  { path: PATHS.onboarding, load: alias(PATHS.start) },
  { path: PATHS.guideAlias, load: alias(PATHS.guide) },
  {
    path: '/lead',
    load: async () => (await import('../features/leads/lead-loader.ts')).leadLoader,
  },
  {
    path: PATHS.logout,
    load: async () => (await import('../features/auth/logout-loader.ts')).logoutLoader,
    panel: SIGN_IN_PANEL,
    navigation: { group: 'account', name: 'Log out', icon: LogOut },
  },
]
