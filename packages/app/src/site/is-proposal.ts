import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { answersToBuild } from '@foyer/shared/onboarding/flow/completion.ts'
import { pathFor } from '@foyer/shared/onboarding/flow/flow.ts'

/** Whether the draft of these answers is a redesign proposal for the website that the owner has. */
export function isProposal(answers: Answers): boolean {
  return pathFor(answersToBuild(answers)).at(-1)?.finishes === 'current-website'
}
