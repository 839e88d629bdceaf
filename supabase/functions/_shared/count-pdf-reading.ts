import type { Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { type DatabaseRefusal, readDatabaseAnswer } from './database-answer.ts'
import type { Log } from './log.ts'
import type { ServiceClient } from './service-client.ts'

/** Counts one reading of a PDF of an account, before it is read. Fails when the budget is spent. */
export type CountPdfReading = (userId: string) => Promise<Result<null, DatabaseRefusal>>

/** Makes the one call that counts. */
export function createCountPdfReading(client: ServiceClient, log: Log): CountPdfReading {
  return (userId) =>
    readDatabaseAnswer(
      client.rpc('count_pdf_reading', { owner_id: userId }),
      z.null(),
      'reading_not_counted',
      log,
    )
}
