import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { ResponseRow } from '@foyer/shared/onboarding/flow/response-row.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { loadAnswers } from './api/answers.ts'
import { type Saved, type SaveFailed, saveAnswer } from './api/save-answer.ts'

/** The answer was saved elsewhere since it was read; nothing was saved now. */
export type NewerFound = {
  readonly code: 'newer'
  /** All answers as they are stored now. */
  readonly answers: Answers
}

const LOAD_TIMEOUT_MS = 10_000

/**
 * Saves an answer unless another one has been saved since `readAt`.
 *
 * @param readAt as for `saveAnswer`
 */
export async function saveUnlessNewer(
  personId: string,
  row: ResponseRow,
  readAt: string | null | undefined,
): Promise<Result<Saved, SaveFailed | NewerFound>> {
  const saved = await saveAnswer(personId, row, readAt)
  if (saved.ok || saved.error.code !== 'conflict') return saved
  const answers = await loadAnswers(personId, AbortSignal.timeout(LOAD_TIMEOUT_MS)).catch(() => null)
  if (!answers) return err({ code: 'unreachable', message: '' })
  const stored = answers[row.question_key]
  // An earlier attempt saved it, but the response was lost.
  if (stored && hasSameContent(stored, row.response)) return ok({ updatedAt: stored.updated_at })
  // Unreadable, or only the time in the column differs: nothing was saved since.
  if ((stored?.updated_at ?? null) === readAt || !stored) return saveAnswer(personId, row)
  return err({ code: 'newer', answers })
}

/** Returns whether two answers are equal except for their time. */
export function hasSameContent(answer: object, other: object): boolean {
  return JSON.stringify({ ...answer, updated_at: '' }) === JSON.stringify({ ...other, updated_at: '' })
}
