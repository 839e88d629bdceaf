import { type FiledRequest, filedRequestSchema, type SupportRequest } from '@foyer/shared/api/support.ts'
import type { Result } from '@foyer/shared/result.ts'
import { type DatabaseRefusal, readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Log } from '../_shared/log.ts'
import type { ServiceClient } from '../_shared/service-client.ts'

/** Stores a request; the answer is the same for one that is stored already. */
export type FileRequest = (
  request: SupportRequest & { readonly owner_id: string; readonly email: string },
) => Promise<Result<FiledRequest, DatabaseRefusal>>

/** Makes the one call that limits and stores. */
export function createFileRequest(client: ServiceClient, log: Log): FileRequest {
  return (request) =>
    readDatabaseAnswer(
      client.rpc('file_support_request', { payload: request }),
      filedRequestSchema,
      'request_not_filed',
      log,
    )
}
