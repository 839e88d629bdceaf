import { QUESTION_KEYS, type QuestionKey } from './question-keys.ts'
import type { Step, StepOf } from './step.ts'
import { clinicianDetails, designDetails, practiceLocation } from './steps/closing-steps.ts'
import {
  buildPresence,
  clinicModel,
  practiceMotivation,
  practiceType,
  practiceVision,
} from './steps/practice-steps.ts'
import {
  businessDetails,
  marketingDetails,
  webPresence,
  webPresenceLinks,
  websiteFeedback,
} from './steps/presence-steps.ts'

// A question without a step, or with the step of another, does not compile.
const STEP_BY_KEY: { readonly [Key in QuestionKey]: StepOf<Key> } = {
  businessDetails,
  marketingDetails,
  webPresence,
  webPresenceLinks,
  websiteFeedback,
  buildPresence,
  practiceVision,
  practiceMotivation,
  practiceType,
  clinicModel,
  practiceLocation,
  clinicianDetails,
  designDetails,
}

/** The questionnaire, in the order in which it can be asked. Who is asked what is for `pathFor` to say. */
export const STEPS: readonly Step[] = QUESTION_KEYS.map((key) => STEP_BY_KEY[key])

/** The step of a question. */
export function stepOf<Key extends QuestionKey>(key: Key): StepOf<Key> {
  return STEP_BY_KEY[key]
}

/** The step at an address, with or without a slash at its end; `undefined` when there is none. */
export function stepAt(pathname: string): Step | undefined {
  const path = pathname.replace(/\/+$/, '')
  return STEPS.find((step) => step.path === path)
}
