import {
  type FiledRequest,
  filedRequestSchema,
  type SupportErrorCode,
  type SupportRequest,
} from '@foyer/shared/api/support.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import type { CallProcedure } from '../_shared/call-procedure.ts'
import { databaseFailed } from '../_shared/database-failed.ts'
import type { Log } from '../_shared/log.ts'
import type { EndpointFailure } from '../_shared/post-endpoint.ts'

/** Stores a request; the same for one that is stored already. */
export type FileRequest = (
  request: SupportRequest & { readonly owner_id: string; readonly email: string },
) => Promise<Result<FiledRequest, EndpointFailure<SupportErrorCode>>>

const limitSchema = z.object({ retry_after: z.number().int().positive() })

/** Makes the one call that limits and stores. */
export function createFileRequest(callProcedure: CallProcedure, log: Log): FileRequest {
  return async (request) => {
    const called = await callProcedure('file_support_request', { payload: request })
    if (!called.ok) {
      return databaseFailed('request_not_filed', called.error, log)
    }
    const filed = filedRequestSchema.safeParse(called.value)
    if (filed.success) return ok(filed.data)
    const limit = limitSchema.safeParse(called.value)
    if (limit.success) return err({ code: 'too_many_requests', retryAfterSeconds: limit.data.retry_after })
    log({ event: 'request_not_filed', code: 'strange_answer' })
    return err({ code: 'unexpected' })
  }
}
