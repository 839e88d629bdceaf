import type { WaitlistErrorCode, WaitlistFeature } from '@foyer/shared/api/waitlist.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import type { CallProcedure } from '../_shared/call-procedure.ts'
import { databaseFailed } from '../_shared/database-failed.ts'
import type { Log } from '../_shared/log.ts'
import type { EndpointFailure } from '../_shared/post-endpoint.ts'

/** Puts an email on a list; it is answered the same whether the email was on it or not. */
export type StoreJoin = (join: {
  readonly email: string
  readonly feature: WaitlistFeature
  readonly addressHash: string | null
}) => Promise<Result<null, EndpointFailure<WaitlistErrorCode>>>

const answerSchema = z.union([
  z.object({ joined: z.literal(true) }),
  z.object({ retry_after: z.number().int().positive() }),
])

/** Makes the one call that limits and stores. */
export function createStoreJoin(callProcedure: CallProcedure, log: Log): StoreJoin {
  return async ({ email, feature, addressHash }) => {
    const called = await callProcedure('join_waitlist', {
      payload: { email, feature, address_hash: addressHash },
    })
    if (!called.ok) {
      return databaseFailed('join_not_stored', called.error, log)
    }
    const answer = answerSchema.safeParse(called.value)
    if (!answer.success) {
      log({ event: 'join_not_stored', code: 'strange_answer' })
      return err({ code: 'unexpected' })
    }
    return 'joined' in answer.data
      ? ok(null)
      : err({ code: 'too_many_requests', retryAfterSeconds: answer.data.retry_after })
  }
}
