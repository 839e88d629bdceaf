import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { type DatabaseRefusal, readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Log } from '../_shared/log.ts'
import { readAnswers } from '../_shared/read-answers.ts'
import type { ServiceClient } from '../_shared/service-client.ts'

/** Loads what an owner has answered; each answer has the time of its last change by our clock, not by the owner's. */
export type LoadAnswers = (userId: string) => Promise<Result<Answers, DatabaseRefusal>>

/** Makes the reader of answers. */
export function createLoadAnswers(client: ServiceClient, log: Log): LoadAnswers {
  return async (userId) => {
    const rows = await readDatabaseAnswer(
      client
        .from('onboarding_responses')
        .select('question_key,response,changed_at')
        .eq('profile_id', userId)
        .order('created_at', { ascending: false }),
      z.array(z.unknown()),
      'answers_not_loaded',
      log,
    )
    return rows.ok ? ok(readAnswers(rows.value)) : rows
  }
}
