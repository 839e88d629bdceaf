import type { Answers } from './answers.ts'
import { type Destination, GUIDE_PATH, isComplete, pathFor, resumeAt } from './flow.ts'
import type { ToastMessage } from './message.ts'
import type { PanelTexts, WaitingFlow } from './step.ts'

export const WAITING_PANEL: PanelTexts = {
  title: 'Your Website is Coming to Life',
  subtitle: 'The door is open. We are laying the first page now.',
}

/** The panel beside a draft that is ready. */
export const READY_PANEL: PanelTexts = {
  ...WAITING_PANEL,
  subtitle: 'The door is open, and your first page is laid.',
}

export const WAITING_HEADLINE = 'Prepare for Liftoff!'
export const CONFETTI_MS = 3000
export const CONFETTI_PIECES = 70

export const BUILD_STARTED: ToastMessage = {
  title: 'Success!',
  description: "We've started building your website draft.",
}

export const BUILD_FAILED: ToastMessage = {
  title: 'Error',
  description: 'Failed to initialize site builder. Please try again later.',
  kind: 'destructive',
}

/** The message of the error behind `BUILD_FAILED`. */
export const BUILD_FAILED_MESSAGE = 'Failed to start site builder'

/** What happens to a website that exists, in order. */
export const WORK_PLAN = [
  'Analyze current site',
  'Identify improvements',
  'Prepare recommendations',
  'Create draft',
] as const

/** Reading for the time until the draft arrives; the addresses belong to the app's configuration. */
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
      /** The draft stands: the page links to it instead of promising it. */
      readonly isReady: boolean
      /** The site builder may be started: everything is answered and there is no draft yet. */
      readonly canStartBuild: boolean
      /** Questions are still open: the page leads there instead of promising a draft. */
      readonly unfinished: Destination | null
    }

/**
 * Decides what the waiting page shows.
 *
 * Owners with a draft always see it, whatever they answered: the guard sends them here, so sending them away would
 * never end. Their address always says `current-website`, so the answers decide what the page speaks about.
 *
 * @param requestedFlow the value of `flow` in the address
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

/** The flow that the answers speak of: that of the finished path, else of the newer of the two deciding answers. */
function flowOf(answers: Answers): WaitingFlow {
  const finished = isComplete(answers) ? pathFor(answers).at(-1)?.finishes : undefined
  if (finished) return finished
  const { practiceType, websiteFeedback } = answers
  if (!practiceType) return 'current-website'
  const isNewer =
    !websiteFeedback || Date.parse(practiceType.updated_at) >= Date.parse(websiteFeedback.updated_at)
  return isNewer ? 'build-presence' : 'current-website'
}
