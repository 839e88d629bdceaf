import type { Capture } from '@foyer/shared/leads/capture.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import type { CallProcedure } from '../_shared/call-procedure.ts'
import { databaseFailed } from '../_shared/database-failed.ts'
import type { Log } from '../_shared/log.ts'
import type { CaptureFailure } from './error-message.ts'

/** Stores a capture and answers the id of its lead: the same for a submission that is known already. */
export type StoreLead = (
  capture: Capture,
  addressHash: string | null,
) => Promise<Result<{ leadId: string }, CaptureFailure>>

const answerSchema = z.union([
  z.object({ lead_id: z.uuid() }),
  z.object({ retry_after: z.number().int().positive() }),
])

/** Makes the one call that limits, removes duplicates and stores. */
export function createStoreLead(callProcedure: CallProcedure, log: Log): StoreLead {
  return async (capture, addressHash) => {
    const { website: _bait, elapsed_ms: _elapsed, ...stored } = capture
    const called = await callProcedure('capture_lead', { payload: { ...stored, address_hash: addressHash } })
    if (!called.ok) {
      return databaseFailed('lead_not_stored', called.error, log)
    }
    const answer = answerSchema.safeParse(called.value)
    if (!answer.success) {
      log({ event: 'lead_not_stored', code: 'strange_answer' })
      return err({ code: 'unexpected' })
    }
    return 'lead_id' in answer.data
      ? ok({ leadId: answer.data.lead_id })
      : err({ code: 'too_many_requests', retryAfterSeconds: answer.data.retry_after })
  }
}
