import type { Answers } from './answers.ts'
import { canVisit, type Destination, resumeAt } from './flow.ts'
import type { Step } from './step.ts'
import { stepAt } from './steps.ts'

export type Arrival =
  | { readonly kind: 'show'; readonly step: Step }
  | { readonly kind: 'redirect'; readonly to: Destination }

/**
 * Decides about an address under /onboarding that should be a question: an unknown one, or one that cannot be
 * reached yet, leads to where the owner goes on.
 */
export function arriveAt(pathname: string, answers: Answers): Arrival {
  const step = stepAt(pathname)
  return step && canVisit(step.key, answers)
    ? { kind: 'show', step }
    : { kind: 'redirect', to: resumeAt(answers) }
}
