import { err, ok, type Result } from '../result.ts'
import { answerProblem } from './answer-problem.ts'
import { type Answer, parseAnswer } from './answers.ts'
import type { ToastMessage, ToastText } from './message.ts'
import type { QuestionKey } from './question-keys.ts'
import { stepOf } from './steps.ts'

const UNREADABLE: ToastText = {
  title: 'Please check your answer',
  description: 'Something on this screen could not be read',
}

/**
 * Turns what a screen submits into the response that is stored: the one point where answers are validated.
 *
 * @param draft the fields of the response without `updated_at`; texts are trimmed, the ZIP is emptied unless there is
 *   an office
 * @param now the time of the answer
 * @returns the response in its exact stored shape, or the toast that says what is missing
 */
export function prepareAnswer<Key extends QuestionKey>(
  key: Key,
  draft: object,
  now: Date,
): Result<Answer<Key>, { readonly code: 'invalid_answer'; readonly toast: ToastMessage }> {
  const answer = parseAnswer(key, { ...draft, updated_at: now.toISOString() })
  const problem = answer ? answerProblem(key, answer) : nothingChosen(key)
  if (answer && !problem) return ok(answer)
  return err({ code: 'invalid_answer', toast: { ...(problem ?? UNREADABLE), kind: 'destructive' } })
}

// A single choice that is stored as one id cannot be read while nothing is chosen.
function nothingChosen(key: QuestionKey): ToastText | undefined {
  const step = stepOf(key)
  return 'required' in step ? step.required : undefined
}
