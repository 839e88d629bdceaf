import { type Answers, parseAnswer, withAnswer } from '@foyer/shared/onboarding/answers/answers.ts'
import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { PreviewedAnswer } from './previewed-answer.ts'

const UNSAVED = '1970-01-01T00:00:00.000Z'

/**
 * Returns the saved answers with the previewed one in its place. An answer that says nothing yet counts as unanswered, so
 * that its place on the page stays dashed.
 */
export function shownAnswers(saved: Answers, previewed: PreviewedAnswer | null): Answers {
  if (!previewed) return saved
  const { key, fields } = previewed
  return put(saved, key, isSaid(fields) ? { ...fields, updated_at: UNSAVED } : undefined)
}

function put<Key extends QuestionKey>(saved: Answers, key: Key, response: object | undefined): Answers {
  return withAnswer(saved, key, response && parseAnswer(key, response))
}

/** Whether any field holds something: `{ links: { website: '' } }` does not. */
function isSaid(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isSaid)
  return value !== undefined && value !== null && value !== ''
}
