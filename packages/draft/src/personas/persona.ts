import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { loadZipPlace, zipPlace } from '@foyer/shared/places/zip-places.ts'
import { officeZip, type Practice, type Profile, practiceFromAnswers } from '../practice.ts'

/** One owner: a name for files and tests, and everything a draft is made of. */
export type Persona = {
  readonly id: string
  readonly answers: Answers
  readonly profile: Profile
  readonly details?: unknown
}

await Promise.all([...'0123456789'].map((digit) => loadZipPlace(`${digit}0001`)))

/** The practice of a persona, with the city of its ZIP. */
export function practiceOf({ answers, profile, details }: Persona): Practice {
  return practiceFromAnswers(answers, profile, details, zipPlace(officeZip(answers)))
}

/** The practice of a persona as it may be launched: with a phone number, unless there is another way to reach it. */
export function launchableOf(persona: Persona): Practice {
  const practice = practiceOf(persona)
  const { phone, patientEmail, bookingUrl } = practice.details
  if (phone || patientEmail || bookingUrl) return practice
  return { ...practice, details: { ...practice.details, phone: '(423) 555-0100' } }
}
