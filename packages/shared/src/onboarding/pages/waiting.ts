import type { Answers } from '../answers/answers.ts'
import { type Destination, GUIDE_PATH, isComplete, pathFor, resumeAt } from '../flow/flow.ts'
import type { PanelTexts, WaitingFlow } from '../questions/step.ts'
import type { ToastMessage } from '../toasts.ts'

export const WAITING_PANEL: PanelTexts = {
  title: 'Your Website is Coming to Life',
  subtitle: 'The door is open. We are laying the first page now.',
}

/** The panel shown with a finished draft. */
export const READY_PANEL: PanelTexts = {
  ...WAITING_PANEL,
  subtitle: 'The door is open. Come in.',
}

/** The panels shown once a site was published. */
export const LIVE_PANEL: PanelTexts = {
  title: 'Your Website is Live',
  subtitle: 'The door is open, and it stays open.',
}
export const OFFLINE_PANEL: PanelTexts = {
  title: 'Your Website is Offline',
  subtitle: 'The door is closed. Only you can open it.',
}

/** The panel shown when the draft could not be started or drawn. */
export const FAILED_PANEL: PanelTexts = { ...WAITING_PANEL, subtitle: 'Your answers are safe with us.' }

export const WAITING_HEADLINE = 'Prepare for Liftoff!'
export const READY_HEADLINE = 'Your draft is ready'
export const CONFETTI_MS = 3000
export const CONFETTI_PIECES = 70

export const BUILD_STARTED: ToastMessage = {
  title: 'Success!',
  description: "We've started building your website draft.",
  kind: 'success',
}

export const BUILD_FAILED: ToastMessage = {
  title: 'Error',
  description: 'Failed to initialize site builder. Please try again later.',
  kind: 'destructive',
}

/** Reopened answers were finished as they were. */
export const NOTHING_CHANGED: ToastMessage = {
  title: 'Nothing has changed',
  description: 'Your draft stays as it is.',
}

/** The error message that is logged with `BUILD_FAILED`. */
export const BUILD_FAILED_MESSAGE = 'Failed to start site builder'

/** The work on an existing website, in order. */
export const WORK_PLAN = [
  'Analyze current site',
  'Identify improvements',
  'Prepare recommendations',
  'Create draft',
] as const

/** Reading material for the wait; the URLs come from the app's configuration. */
export const RESOURCES = [
  {
    id: 'marketing-guide',
    title: 'Marketing Guide',
    description: 'A no-nonsense guide to medical marketing',
  },
  {
    id: 'budget-calculator',
    title: 'Budget Calculator',
    description: 'Estimate the cost to launch a practice',
  },
] as const

export type WaitingView =
  | { readonly kind: 'redirect'; readonly to: Destination }
  | {
      readonly kind: 'show'
      readonly flow: WaitingFlow
      /** Whether the draft is finished: the page links to it. */
      readonly isReady: boolean
      /** Whether the site builder may be started: the answers are complete and there is no draft yet. */
      readonly canStartBuild: boolean
      /** Where to answer the remaining questions; `null` when none remain. */
      readonly unfinished: Destination | null
    }

/**
 * Decides what the waiting page shows.
 *
 * Owners with a draft always see the page, whatever their answers: the guard redirects them here, so redirecting them
 * away would loop. Their URL always says `current-website`, so the answers decide the flow.
 *
 * @param requestedFlow the query parameter `flow`
 */
export function waitingView(
  answers: Answers,
  requestedFlow: string | null,
  hasReadyDraft: boolean,
): WaitingView {
  const hasSaved = answers.websiteFeedback !== undefined || answers.practiceType !== undefined
  if (!hasReadyDraft && !hasSaved) return { kind: 'redirect', to: { kind: 'guide', path: GUIDE_PATH } }
  const requested = FLOWS.find((flow) => flow === requestedFlow)
  const isBacked = requested !== undefined && !hasReadyDraft && isBackedByAnswer(requested, answers)
  return {
    kind: 'show',
    flow: isBacked ? requested : flowOf(answers),
    isReady: hasReadyDraft,
    canStartBuild: !hasReadyDraft && isComplete(answers),
    unfinished: hasReadyDraft || isComplete(answers) ? null : resumeAt(answers),
  }
}

const FLOWS: readonly WaitingFlow[] = ['build-presence', 'current-website']

function isBackedByAnswer(flow: WaitingFlow, answers: Answers): boolean {
  return (flow === 'build-presence' ? answers.practiceType : answers.websiteFeedback) !== undefined
}

/** Returns the flow of the completed path, otherwise that of the newer of the two deciding answers. */
function flowOf(answers: Answers): WaitingFlow {
  const finished = isComplete(answers) ? pathFor(answers).at(-1)?.finishes : undefined
  if (finished) return finished
  const { practiceType, websiteFeedback } = answers
  if (!practiceType) return 'current-website'
  const isNewer =
    !websiteFeedback || Date.parse(practiceType.updated_at) >= Date.parse(websiteFeedback.updated_at)
  return isNewer ? 'build-presence' : 'current-website'
}
