import { type Answers, parseAnswers } from '@foyer/shared/onboarding/answers/answers.ts'
import { ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { databaseFailed } from '../_shared/database-failed.ts'
import type { Log } from '../_shared/log.ts'
import type { ReadRows } from '../_shared/read-rows.ts'
import type { BuildFailure } from './build-failure.ts'

/** Loads what an owner has answered; each answer has the time of its last change by our clock, not by the owner's. */
export type LoadAnswers = (userId: string) => Promise<Result<Answers, BuildFailure>>

/** Makes the reader of answers. */
export function createLoadAnswers(readRows: ReadRows, log: Log): LoadAnswers {
  return async (userId) => {
    const rows = await readRows('onboarding_responses', {
      select: 'question_key,response,changed_at',
      profile_id: `eq.${userId}`,
      order: 'created_at.desc',
    })
    return rows.ok
      ? ok(parseAnswers(rows.value.map(datedByUs)))
      : databaseFailed('answers_not_loaded', rows.error, log)
  }
}

const rowSchema = z.object({
  question_key: z.string(),
  response: z.record(z.string(), z.unknown()),
  changed_at: z.string(),
})

function datedByUs(row: unknown): unknown {
  const { data } = rowSchema.safeParse(row)
  return data && { ...data, response: { ...data.response, updated_at: data.changed_at } }
}
