import { z } from 'zod'
import { readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Log } from '../_shared/log.ts'
import type { ServiceClient } from '../_shared/service-client.ts'

/** Notes which rewards have become due, a few at once; returns whether there may be more. */
type NoteDueReferrals = () => Promise<boolean>

const AT_ONCE = 50

/** Makes the call of the database. */
export function createNoteDueReferrals(client: ServiceClient, log: Log): NoteDueReferrals {
  return async () => {
    const noted = await readDatabaseAnswer(
      client.rpc('claim_due_referrals', { room: AT_ONCE }),
      z.number(),
      'due_referrals_not_noted',
      log,
    )
    return noted.ok && noted.value === AT_ONCE
  }
}
