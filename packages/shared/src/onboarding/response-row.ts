import type { Answer, Answers } from './answers.ts'
import { branchPath } from './branch-path.ts'
import { completes } from './completion.ts'
import type { QuestionKey } from './question-keys.ts'
import { stepOf } from './steps.ts'

/** The columns that a save sends. `created_at` belongs to the database; `is_complete` is only ever set to true. */
export type ResponseRow<Key extends QuestionKey = QuestionKey> = {
  readonly question_key: Key
  readonly response: Answer<Key>
  readonly step_number: number
  readonly branch_path: string
  readonly updated_at: string
  readonly is_complete?: true
}

/**
 * The row of a prepared answer, without the id of its owner.
 *
 * @param answers all answers so far, from which the branch path is computed
 */
export function buildResponseRow<Key extends QuestionKey>(
  key: Key,
  answer: Answer<Key>,
  answers: Answers,
): ResponseRow<Key> {
  return {
    question_key: key,
    response: answer,
    step_number: stepOf(key).stepNumber,
    branch_path: branchPath(key, answers),
    updated_at: answer.updated_at,
    ...(completes(key) && { is_complete: true }),
  }
}
