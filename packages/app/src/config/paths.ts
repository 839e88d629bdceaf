/** Every address of the app. */
export const PATHS = {
  home: '/',
  lead: '/lead',
  login: '/login',
  logout: '/logout',
  checkEmail: '/check-email',
  confirm: '/auth/confirm',
  onboarding: '/onboarding',
  start: '/onboarding/start',
  guide: '/onboarding/onboarding-guide',
  guideAlias: '/onboarding/guide',
  businessDetails: '/onboarding/business-details',
  waitingDraft: '/onboarding/waiting-draft',
} as const

/** Onboarding addresses behind the pending-draft guard whose questions are not open yet. */
export const QUESTION_PATHS = [
  PATHS.businessDetails,
  '/onboarding/marketing-details',
  '/onboarding/web-presence',
  '/onboarding/web-presence-links',
  '/onboarding/current-website-feedback',
  '/onboarding/build-presence',
  '/onboarding/build-presence/practice-vision',
  '/onboarding/build-presence/practice-motivation',
  '/onboarding/build-presence/practice-type',
  '/onboarding/build-presence/clinic-model',
  '/onboarding/build-presence/practice-location',
  '/onboarding/build-presence/clinician-details',
  '/onboarding/build-presence/design-details',
] as const

/** The start page with the email filled in; without one, the bare page. */
export function startPathFor(email: string | null): string {
  return email ? `${PATHS.start}?${new URLSearchParams({ email })}` : PATHS.start
}

/** Where owners whose draft is ready are sent. The query is the same for every owner. */
export const READY_DRAFT_PATH = `${PATHS.waitingDraft}?flow=current-website`
