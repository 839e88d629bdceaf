// The questions that decide which others are asked.
import type { Answers } from './answers.ts'

/** The practice is open, so there is marketing and a presence to ask about. */
export function hasOpened(answers: Answers): boolean {
  const journey = answers.businessDetails?.selected_type
  return journey === 'recent' || journey === 'established'
}

/** The practice can be found somewhere online. */
export function hasPresence(answers: Answers): boolean {
  return (answers.webPresence?.selected_options.length ?? 0) > 0
}

/** There is a website and its address was given: it can be looked at and improved. */
export function hasWebsiteToImprove(answers: Answers): boolean {
  const isChosen = answers.webPresence?.selected_options.includes('website') ?? false
  return isChosen && Boolean(answers.webPresenceLinks?.links.website)
}

/** The owner would rather tell a person on a call. */
export function prefersTalking(answers: Answers): boolean {
  return answers.buildPresence?.selected_id === 'talk'
}

/** The owner describes the practice here, in writing. */
export function describesPractice(answers: Answers): boolean {
  return !hasWebsiteToImprove(answers) && !prefersTalking(answers)
}

/** Something was chosen in web-presence for which the links screen has not asked yet. */
export function lacksLinks(answers: Answers): boolean {
  const asked: readonly string[] = answers.webPresenceLinks?.selected_options ?? []
  return answers.webPresence?.selected_options.some((option) => !asked.includes(option)) ?? false
}
