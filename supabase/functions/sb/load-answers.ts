import { type Answers, parseAnswers } from '@foyer/shared/onboarding/answers.ts'
import { ok, type Result } from '@foyer/shared/result.ts'
import type { ReadRows } from '../_shared/read-rows.ts'
import { type BuildFailure, databaseFailed } from './build-failure.ts'

/** Loads what an owner has answered. */
export type LoadAnswers = (userId: string) => Promise<Result<Answers, BuildFailure>>

/** Makes the reader of answers. */
export function createLoadAnswers(
  readRows: ReadRows,
  log: (event: Record<string, unknown>) => void,
): LoadAnswers {
  return async (userId) => {
    const rows = await readRows('onboarding_responses', {
      select: 'question_key,response',
      profile_id: `eq.${userId}`,
      order: 'created_at.desc',
    })
    return rows.ok ? ok(parseAnswers(rows.value)) : databaseFailed('answers_not_loaded', rows.error, log)
  }
}
