import type { WebsiteReading } from '@foyer/shared/api/reader.ts'
import { z } from 'zod'
import { readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Log } from '../_shared/log.ts'
import type { ServiceClient } from '../_shared/service-client.ts'
import { createSpendBudget } from '../_shared/spend-budget.ts'
import type { ReaderDependencies } from './handler.ts'

/** Makes the calls to the database: one counts an opening, the others keep how far a reading has come. */
export function createReadingStore(
  client: ServiceClient,
  log: Log,
): Pick<ReaderDependencies, 'countReading' | 'beginReading' | 'keepReading'> {
  return {
    countReading: createSpendBudget('page_readings', client, log),
    beginReading: (userId, reading) =>
      readDatabaseAnswer(
        client.from('website_readings').upsert({ profile_id: userId, ...rowOf(reading), settled: {} }),
        z.null(),
        'page_reading_not_kept',
        log,
      ),
    keepReading: (userId, reading) =>
      readDatabaseAnswer(
        client
          .from('website_readings')
          .update(rowOf(reading))
          .match({ profile_id: userId, read_at: reading.read_at, is_ended: false })
          .select('profile_id'),
        z.array(z.object({ profile_id: z.string() })).transform(({ length }) => length > 0),
        'page_reading_not_kept',
        log,
      ),
  }
}

function rowOf({ asked, address, read_at, pages, visited, facts, is_ended }: WebsiteReading) {
  return { asked, address, read_at, pages, visited, facts, is_ended }
}
