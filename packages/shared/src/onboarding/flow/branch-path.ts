import type { Answers } from '../answers/answers.ts'
import type { QuestionKey } from '../answers/stored-ids.ts'
import { stepOf } from '../questions/questionnaire.ts'
import { pathFor } from './flow.ts'

/**
 * Returns the dotted keys of the questions up to and including one, such as
 * `businessDetails.buildPresence.practiceVision`. Derived from the answers, so it never repeats a key and gets shorter
 * when an earlier answer changes the branch.
 */
export function branchPath(key: QuestionKey, answers: Answers): string {
  const { stepNumber } = stepOf(key)
  const before = pathFor(answers).filter((step) => step.stepNumber < stepNumber)
  return [...before.map((step) => step.key), key].join('.')
}
