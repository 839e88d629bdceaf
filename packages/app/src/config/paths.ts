/** The paths that more than one module names. Those of all screens stand in `app/screens.tsx`. */
export const PATHS = {
  home: '/',
  login: '/login',
  logout: '/logout',
  checkEmail: '/check-email',
  onboarding: '/onboarding',
  start: '/onboarding/start',
  guide: '/onboarding/onboarding-guide',
  guideAlias: '/onboarding/guide',
  waitingDraft: '/onboarding/waiting-draft',
  socialMedia: '/social-media',
  mySite: '/my-site',
  domains: '/my-site/domain',
  found: '/my-site/found',
  proposal: '/my-site/proposal',
  pageLoads: '/my-site/visits',
  marketing: '/marketing',
  myAnswers: '/my-site/answers',
  reviews: '/reviews',
  payments: '/payments',
  estimate: '/payments/estimate',
  publish: '/publish',
  contacts: '/contacts',
  partners: '/partners',
  rewards: '/rewards',
  rewardsShare: '/rewards/share',
  rewardsResults: '/rewards/results',
  partnerTerms: '/rewards/terms',
  payouts: '/rewards/payouts',
  payoutDetails: '/rewards/payouts/details',
  /** As the mail about changed details names it; a test compares them. */
  payoutNotMe: '/rewards/payouts/not-me/:token',
  /** As mails name it; a test compares them. */
  mailChoice: '/mail/:token',
  /** The desk of operators, with its pages below it. */
  operator: '/operator',
  settings: '/settings',
  support: '/support',
  waitlist: '/waitlist',
  learnMore: '/learn-more',
  terms: '/terms',
  privacy: '/privacy',
  marketingGuide: '/marketing-guide',
  budgetCalculator: '/budget-calculator',
  /** `draftPath` of packages/shared fills in the slug. */
  draft: '/drafts/:slug',
} as const

/** Returns the path of a partner's statement. */
export function statementPath(number: number): string {
  return `${PATHS.payouts}/S-${String(number).padStart(4, '0')}`
}

/** Returns the path of the start page with this email prefilled. */
export function startPathFor(email: string | null): string {
  return email ? `${PATHS.start}?email=${encodeURIComponent(email)}` : PATHS.start
}

/** Leads the owner of a redesign proposal on to the questions for the full draft, with one press. */
export const FULL_DRAFT_PATH = `${PATHS.mySite}?begin=full-draft`

/** The path for owners whose draft is ready. The query is the same for every owner. */
export const READY_DRAFT_PATH = `${PATHS.waitingDraft}?flow=current-website`
