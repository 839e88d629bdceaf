import type { Answers } from '../answers/answers.ts'
import type { QuestionKey } from '../answers/stored-ids.ts'
import { wantsFullDraft } from '../questions/branches.ts'
import { stepOf } from '../questions/questionnaire.ts'
import { answersOnPath, isComplete, pathFor } from './flow.ts'

/** Whether a row is saved as `is_complete`: true only for the last question of each branch. */
export function completes(key: QuestionKey): boolean {
  return stepOf(key).finishes !== undefined
}

/**
 * Returns the answers that a draft is built from. Owners who have begun the questions for the full draft and not finished
 * them keep the redesign proposal.
 */
export function answersToBuild(answers: Answers): Answers {
  return wantsFullDraft(answers) && !isComplete(answers) ? answersToPropose(answers) : answers
}

/** Returns the answers of a redesign proposal: without the wish for a full draft, which may stand beside it. */
export function answersToPropose(answers: Answers): Answers {
  const { websiteFeedback, webPresenceLinks } = answers
  if (!websiteFeedback || !webPresenceLinks) return answers
  const { wants_full_draft: _wish, ...feedback } = websiteFeedback
  const { may_read: _consent, ...links } = webPresenceLinks
  return { ...answers, websiteFeedback: feedback, webPresenceLinks: links }
}

/** Whether the draft of these answers is a redesign proposal for the website that the owner has. */
export function isProposal(answers: Answers): boolean {
  return pathFor(answersToBuild(answers)).at(-1)?.finishes === 'current-website'
}

/**
 * Returns the version of the answers that a draft is built from: the time of the newest answer on the path, or `null`
 * while answers are missing. A version is built once. The caller ensures that all times come from one clock.
 */
export function answersVersion(answers: Answers): string | null {
  if (!isComplete(answers)) return null
  const times = Object.values(answersOnPath(answers)).flatMap((answer) =>
    answer ? [Date.parse(answer.updated_at)] : [],
  )
  return new Date(Math.max(...times)).toISOString()
}
