import type { Answers } from './answers.ts'
import { branchPath } from './branch-path.ts'
import type { Destination } from './flow.ts'
import type { QuestionKey } from './question-keys.ts'
import { stepOf } from './steps.ts'

/** What one onboarding screen passes to the next beside the address. */
export type OnboardingState = {
  /** The last part of the address, such as `web-presence`. */
  readonly previousPage?: string
  readonly previousPath?: string
  readonly branchPath?: string
  /** For the links screen: what was chosen in web-presence. */
  readonly selectedOptions?: readonly string[]
}

/**
 * The navigation state to pass along: links always get their options, also when an owner resumes there or comes back
 * from the feedback screen.
 *
 * @param from the path of the screen that is left
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

/** Where the links screen leads when no options were passed to it. */
export const LINKS_WITHOUT_OPTIONS: Destination = {
  kind: 'step',
  key: 'webPresence' satisfies QuestionKey,
  path: stepOf('webPresence').path,
}
