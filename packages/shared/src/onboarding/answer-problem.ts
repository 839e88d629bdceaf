import type { Answer } from './answers.ts'
import { locationProblem } from './location.ts'
import type { ToastText } from './message.ts'
import type { QuestionKey } from './question-keys.ts'
import { readSelection } from './selection.ts'
import type { Step } from './step.ts'
import { stepOf } from './steps.ts'
import { storyProblem } from './story.ts'

const CHECKS: { readonly [Key in QuestionKey]?: (answer: Answer<Key>) => ToastText | undefined } = {
  practiceLocation: locationProblem,
  clinicianDetails: storyProblem,
}

/** Says why an answer does not say enough, in the words of its toast; `undefined` when it does. */
export function answerProblem<Key extends QuestionKey>(key: Key, answer: Answer<Key>): ToastText | undefined {
  const check = CHECKS[key]
  if (check) return check(answer)
  return choiceProblem(stepOf(key), answer)
}

function choiceProblem(step: Step, answer: object): ToastText | undefined {
  if (!('options' in step) || !step.required) return undefined
  return readSelection(step, answer).selected.length === 0 ? step.required : undefined
}
