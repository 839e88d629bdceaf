import type { PageCounts } from '@foyer/shared/leads/page-counts.ts'
import { ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { type DatabaseRefusal, readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Log } from '../_shared/log.ts'
import type { ServiceClient } from '../_shared/service-client.ts'

/** Adds to the counts of a page today. An unknown code or too many pages are not errors. */
export type CountPage = (
  counts: PageCounts,
  addressHash: string | null,
) => Promise<Result<null, DatabaseRefusal>>

const answerSchema = z.object({ counted: z.boolean() })

/** Makes the one call that limits and counts. */
export function createCountPage(client: ServiceClient, log: Log): CountPage {
  return async ({ ref, version, ready_ms, ...counts }, addressHash) => {
    const counted = await readDatabaseAnswer(
      client.rpc('count_page', {
        code: ref,
        ...counts,
        ...(version && { version }),
        ...(ready_ms !== undefined && { ready_ms }),
        ...(addressHash && { address_hash: addressHash }),
      }),
      answerSchema,
      'page_not_counted',
      log,
    )
    return counted.ok ? ok(null) : counted
  }
}
