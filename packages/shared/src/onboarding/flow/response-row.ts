import type { Answer, Answers } from '../answers/answers.ts'
import type { QuestionKey } from '../answers/stored-ids.ts'
import { stepOf } from '../questions/questionnaire.ts'
import { branchPath } from './branch-path.ts'
import { completes } from './completion.ts'

/** The columns that a save sends. The database sets `created_at`; `is_complete` is never set back to false. */
export type ResponseRow<Key extends QuestionKey = QuestionKey> = {
  readonly question_key: Key
  readonly response: Answer<Key>
  readonly step_number: number
  readonly branch_path: string
  readonly updated_at: string
  readonly is_complete?: true
}

/**
 * Builds the row for a prepared answer, without the owner's id.
 *
 * @param answers all answers so far, from which the branch path is derived
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
