import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { answersOnPath } from '@foyer/shared/onboarding/flow/flow.ts'
import { bareAddress } from '@foyer/shared/onboarding/input/links.ts'
import { hasWebsiteToImprove } from '@foyer/shared/onboarding/questions/branches.ts'

/** Returns the address of the website that is to be improved; `undefined` for everybody else. */
export function ownAddress(answers: Answers): string | undefined {
  const counted = answersOnPath(answers)
  const website = counted.webPresenceLinks?.links.website
  return website && hasWebsiteToImprove(counted) ? bareAddress(website) : undefined
}
