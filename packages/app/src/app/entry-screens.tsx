import { Envelope } from '../components/scene/envelope.tsx'
import { PATHS } from '../config/paths.ts'
import type { Screen } from './screen.ts'

const ENVELOPE = <Envelope />

export const START_PANEL = {
  title: 'Start Marketing Your Dream Practice',
  subtitle: 'Answer a few questions about your practice. A first website comes back to your inbox.',
  open: 0.12,
}
export const SIGN_IN_PANEL = {
  title: 'Welcome Back',
  subtitle: 'Everything is where you left it.',
  open: 0.16,
}
const GUIDE_PANEL = {
  title: "Let's Walk Through This Together",
  subtitle: 'Each answer opens the door a little further.',
  open: 0.28,
}

/** The path of all questions. */
export const QUESTIONS = `${PATHS.onboarding}/*`

const onboarding = { layout: 'entry', guard: 'draft' } as const

/** The screens with a panel beside them. */
export const ENTRY_SCREENS: readonly Screen[] = [
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
    firstReads: async () => (await import('../site/api/published-site.ts')).preloadPublished,
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
      title: 'Open the door',
      subtitle: 'Three short steps. Nothing is public before the last one.',
      open: 0.3,
    },
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
]
