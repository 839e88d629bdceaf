import type { Answers } from './answers.ts'
import { pathFor } from './flow.ts'
import type { QuestionKey } from './question-keys.ts'
import { stepOf } from './steps.ts'

/**
 * The dotted keys of the questions that lead to one, and its own: `businessDetails.buildPresence.practiceVision`.
 * Computed from the answers, so it never repeats a key and an answer changed earlier shortens it.
 */
export function branchPath(key: QuestionKey, answers: Answers): string {
  const { stepNumber } = stepOf(key)
  const before = pathFor(answers).filter((step) => step.stepNumber < stepNumber)
  return [...before.map((step) => step.key), key].join('.')
}
