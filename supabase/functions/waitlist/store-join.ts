import type { WaitlistFeature } from '@foyer/shared/api/waitlist.ts'
import type { BotSign } from '@foyer/shared/leads/detect-bot.ts'
import { ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { type DatabaseRefusal, readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Log } from '../_shared/log.ts'
import type { ServiceClient } from '../_shared/service-client.ts'

/** Puts an email on a list; the answer is the same whether the email was on it or not. */
export type StoreJoin = (join: {
  readonly email: string
  readonly feature: WaitlistFeature
  readonly addressHash: string | null
  readonly suspected: BotSign | null
}) => Promise<Result<null, DatabaseRefusal>>

const answerSchema = z.object({ joined: z.literal(true) })

/** Makes the one call that limits and stores. */
export function createStoreJoin(client: ServiceClient, log: Log): StoreJoin {
  return async ({ email, feature, addressHash, suspected }) => {
    const stored = await readDatabaseAnswer(
      client.rpc('join_waitlist', { payload: { email, feature, address_hash: addressHash, suspected } }),
      answerSchema,
      'join_not_stored',
      log,
    )
    return stored.ok ? ok(null) : stored
  }
}
