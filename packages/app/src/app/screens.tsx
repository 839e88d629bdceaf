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
import { replace } from 'react-router-dom'
import { PATHS } from '../config/paths.ts'
import { ENTRY_SCREENS, SIGN_IN_PANEL } from './entry-screens.tsx'
import type { Redirect, Screen } from './screen.ts'

const dashboard = { layout: 'dashboard', guard: 'session' } as const

/** Every screen of the app. */
export const SCREENS: readonly Screen[] = [
  ...ENTRY_SCREENS,
  {
    ...dashboard,
    path: PATHS.home,
    load: async () => (await import('../features/home/home-screen.tsx')).HomeScreen,
    navigation: { group: 'main', name: 'Home', icon: House },
  },
  {
    ...dashboard,
    path: PATHS.socialMedia,
    load: async () => (await import('../features/social-media/social-media-screen.tsx')).SocialMediaScreen,
    navigation: { group: 'main', name: 'Social Media', icon: Megaphone },
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
    path: PATHS.proposal,
    load: async () => (await import('../features/drafts/proposal-screen.tsx')).ProposalScreen,
  },
  {
    ...dashboard,
    path: PATHS.pageLoads,
    load: async () => (await import('../features/page-loads/page-loads-screen.tsx')).PageLoadsScreen,
  },
  {
    ...dashboard,
    path: PATHS.myAnswers,
    load: async () => (await import('../features/my-site/my-answers-screen.tsx')).MyAnswersScreen,
  },
  {
    ...dashboard,
    path: PATHS.reviews,
    load: async () => (await import('../features/reviews/reviews-screen.tsx')).ReviewsScreen,
    navigation: { group: 'main', name: 'Reviews', icon: Star },
  },
  {
    ...dashboard,
    path: PATHS.marketing,
    load: async () => (await import('../features/marketing/marketing-screen.tsx')).MarketingScreen,
    navigation: { group: 'main', name: 'Marketing', icon: TrendingUp },
  },
  {
    ...dashboard,
    path: '/bookings',
    load: async () => (await import('../features/bookings/bookings-screen.tsx')).BookingsScreen,
    navigation: { group: 'main', name: 'Bookings', icon: Calendar },
  },
  {
    ...dashboard,
    path: PATHS.payments,
    load: async () => (await import('../features/payments/payments-screen.tsx')).PaymentsScreen,
    navigation: { group: 'main', name: 'Payments', icon: CreditCard },
  },
  {
    ...dashboard,
    path: PATHS.estimate,
    load: async () => (await import('../features/payments/estimate-screen.tsx')).EstimateScreen,
  },
  {
    ...dashboard,
    path: PATHS.contacts,
    load: async () => (await import('../features/contacts/contacts-screen.tsx')).ContactsScreen,
    navigation: { group: 'main', name: 'Contacts', icon: ContactRound },
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
    path: `${PATHS.operator}/*`,
    load: async () => (await import('../features/operator/desk-screen.tsx')).DeskScreen,
    layout: 'none',
    guard: 'session',
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
