// Predicates over the answers that decide which questions are asked.
import type { Answers } from '../answers/answers.ts'

/** Whether the practice is open, so that marketing and its online presence are asked about. */
export function hasOpened(answers: Answers): boolean {
  const journey = answers.businessDetails?.selected_type
  return journey === 'recent' || journey === 'established'
}

/** Whether the practice has any online presence. */
export function hasPresence(answers: Answers): boolean {
  return (answers.webPresence?.selected_options.length ?? 0) > 0
}

/** Whether there is a website to improve and its URL is known. */
export function hasWebsiteToImprove(answers: Answers): boolean {
  const isChosen = answers.webPresence?.selected_options.includes('website') ?? false
  return isChosen && Boolean(answers.webPresenceLinks?.links.website)
}

/** Whether the owner chose a call over writing. */
export function prefersTalking(answers: Answers): boolean {
  return answers.buildPresence?.selected_id === 'talk'
}

/** Whether the owner lets us read that website: then the first draft is the whole site. */
export function mayReadWebsite(answers: Answers): boolean {
  return hasWebsiteToImprove(answers) && answers.webPresenceLinks?.may_read === true
}

/** Whether the owner of a website is asked all that a full draft needs: from the start, or after a redesign proposal. */
export function wantsFullDraft(answers: Answers): boolean {
  return mayReadWebsite(answers) || answers.websiteFeedback?.wants_full_draft === true
}

/** Whether the owner describes the practice in writing. */
export function describesPractice(answers: Answers): boolean {
  return (!hasWebsiteToImprove(answers) || wantsFullDraft(answers)) && !prefersTalking(answers)
}

/** Whether the owner is asked for a story. It is not one of the six questions after a redesign proposal. */
export function tellsStory(answers: Answers): boolean {
  return describesPractice(answers) && (!hasWebsiteToImprove(answers) || mayReadWebsite(answers))
}

/** Whether something is selected in web-presence that the links screen has not asked for yet. */
export function lacksLinks(answers: Answers): boolean {
  const asked: readonly string[] = answers.webPresenceLinks?.selected_options ?? []
  return answers.webPresence?.selected_options.some((option) => !asked.includes(option)) ?? false
}
