import { QUESTION_KEYS, type QuestionKey } from '../answers/stored-ids.ts'
import { clinicianDetails, designDetails, practiceLocation } from './definitions/closing-steps.ts'
import {
  buildPresence,
  clinicModel,
  practiceMotivation,
  practiceType,
  practiceVision,
} from './definitions/practice-steps.ts'
import {
  businessDetails,
  marketingDetails,
  webPresence,
  webPresenceLinks,
  websiteFeedback,
} from './definitions/presence-steps.ts'
import type { Step, StepOf } from './step.ts'

// A question without a step, or with another question's step, does not compile.
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

/** All steps in the order in which they can be asked; `pathFor` returns those that apply to an owner. */
export const STEPS: readonly Step[] = QUESTION_KEYS.map((key) => STEP_BY_KEY[key])

/** Returns the step for a question. */
export function stepOf<Key extends QuestionKey>(key: Key): StepOf<Key> {
  return STEP_BY_KEY[key]
}

/** Returns the step at a path, with or without a trailing slash; `undefined` for any other path. */
export function stepAt(pathname: string): Step | undefined {
  const path = pathname.replace(/\/+$/, '')
  return STEPS.find((step) => step.path === path)
}
