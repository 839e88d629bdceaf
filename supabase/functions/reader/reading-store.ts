import type { WebsiteReading } from '@foyer/shared/api/reader.ts'
import { z } from 'zod'
import { readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Log } from '../_shared/log.ts'
import type { ServiceClient } from '../_shared/service-client.ts'
import { createSpendBudget } from '../_shared/spend-budget.ts'
import type { ReaderDependencies } from './handler.ts'

/** Makes the two calls to the database: one counts an opening, one keeps what was read in place of the last reading. */
export function createReadingStore(
  client: ServiceClient,
  log: Log,
): Pick<ReaderDependencies, 'countReading' | 'keepReading'> {
  return {
    countReading: createSpendBudget('page_readings', client, log),
    keepReading: (userId, { asked, address, read_at, pages, facts }: WebsiteReading) =>
      readDatabaseAnswer(
        client
          .from('website_readings')
          .upsert({ profile_id: userId, asked, address, read_at, pages, facts, settled: {} }),
        z.null(),
        'page_reading_not_kept',
        log,
      ),
  }
}
