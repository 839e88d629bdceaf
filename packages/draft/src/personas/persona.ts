import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { type Practice, type Profile, practiceFromAnswers } from '../practice.ts'

/** One owner: a name for files and tests, and everything a draft is made of. */
export type Persona = {
  readonly id: string
  readonly answers: Answers
  readonly profile: Profile
  readonly details?: unknown
}

/** The practice of a persona. */
export function practiceOf({ answers, profile, details }: Persona): Practice {
  return practiceFromAnswers(answers, profile, details)
}
