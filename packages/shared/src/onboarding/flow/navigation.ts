import type { Answers } from '../answers/answers.ts'
import type { QuestionKey } from '../answers/stored-ids.ts'
import { stepAt, stepOf } from '../questions/questionnaire.ts'
import type { Step } from '../questions/step.ts'
import { branchPath } from './branch-path.ts'
import { canVisit, type Destination, resumeAt } from './flow.ts'

export type ResolvedPath =
  | { readonly kind: 'show'; readonly step: Step }
  | { readonly kind: 'redirect'; readonly to: Destination }

/**
 * Returns the step to show at a question URL under /onboarding. Unknown paths and steps that cannot be visited yet
 * redirect to where the owner resumes.
 */
export function resolveQuestionPath(pathname: string, answers: Answers): ResolvedPath {
  const step = stepAt(pathname)
  return step && canVisit(step.key, answers)
    ? { kind: 'show', step }
    : { kind: 'redirect', to: resumeAt(answers) }
}

/** The navigation state that one onboarding screen passes to the next. */
export type OnboardingState = {
  /** The last segment of the previous path, such as `web-presence`. */
  readonly previousPage?: string
  readonly previousPath?: string
  readonly branchPath?: string
  /** For the links screen: the options selected in web-presence. */
  readonly selectedOptions?: readonly string[]
}

/**
 * Builds the navigation state for a destination. The links screen always receives its options, also when the owner
 * resumes there or goes back from the feedback screen.
 *
 * @param from the path of the screen being left
 */
export function stateFor(destination: Destination, from: string, answers: Answers): OnboardingState {
  const key = destination.kind === 'step' ? destination.key : undefined
  const options = key === 'webPresenceLinks' ? answers.webPresence?.selected_options : undefined
  return {
    previousPage: from.slice(from.lastIndexOf('/') + 1),
    previousPath: from,
    ...(key && { branchPath: branchPath(key, answers) }),
    ...(options && { selectedOptions: options }),
  }
}

/** The redirect of the links screen when it receives no options. */
export const LINKS_WITHOUT_OPTIONS: Destination = {
  kind: 'step',
  key: 'webPresence' satisfies QuestionKey,
  path: stepOf('webPresence').path,
}
