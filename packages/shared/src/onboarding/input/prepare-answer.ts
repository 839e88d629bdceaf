import { err, ok, type Result } from '../../result.ts'
import { type Answer, parseAnswer } from '../answers/answers.ts'
import type { QuestionKey } from '../answers/stored-ids.ts'
import { stepOf } from '../questions/questionnaire.ts'
import type { Step } from '../questions/step.ts'
import type { ToastMessage, ToastText } from '../toasts.ts'
import { linksProblem } from './links.ts'
import { locationProblem } from './location.ts'
import { readSelection } from './selection.ts'
import { storyProblem } from './story.ts'

const UNREADABLE: ToastText = {
  title: 'Please check your answer',
  description: 'Something on this screen could not be read',
}

const CHECKS: { readonly [Key in QuestionKey]?: (answer: Answer<Key>) => ToastText | undefined } = {
  webPresenceLinks: linksProblem,
  practiceLocation: locationProblem,
  clinicianDetails: storyProblem,
}

/**
 * Validates submitted fields and returns the response to store. Answers are validated only here.
 *
 * @param fields the fields of the response without `updated_at`. Texts are trimmed; the ZIP is cleared for practices
 *   without an office.
 * @param now the time of the answer
 * @returns the response in its exact stored shape, or the toast that explains what is missing
 */
export function prepareAnswer<Key extends QuestionKey>(
  key: Key,
  fields: object,
  now: Date,
): Result<Answer<Key>, { readonly code: 'invalid_answer'; readonly toast: ToastMessage }> {
  const answer = parseAnswer(key, { ...fields, updated_at: now.toISOString() })
  const problem = answer ? answerProblem(key, answer) : requiredText(stepOf(key))
  if (answer && !problem) return ok(answer)
  return err({ code: 'invalid_answer', toast: { ...(problem ?? UNREADABLE), kind: 'destructive' } })
}

/** Returns the toast text for an incomplete answer; `undefined` when the answer is complete. */
export function answerProblem<Key extends QuestionKey>(key: Key, answer: Answer<Key>): ToastText | undefined {
  const check = CHECKS[key]
  if (check) return check(answer)
  const step: Step = stepOf(key)
  if (!('options' in step) || readSelection(step, answer).selected.length > 0) return undefined
  return step.required
}

// A single choice stored as one id does not parse while nothing is selected, so the "required" text applies.
function requiredText(step: Step): ToastText | undefined {
  return 'required' in step ? step.required : undefined
}
