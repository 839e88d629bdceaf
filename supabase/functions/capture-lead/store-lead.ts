import type { Capture } from '@foyer/shared/leads/capture.ts'
import type { BotSign } from '@foyer/shared/leads/detect-bot.ts'
import { ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { type DatabaseRefusal, readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Log } from '../_shared/log.ts'
import type { ServiceClient } from '../_shared/service-client.ts'

/** Stores a capture and returns the id of its lead: the same for a submission that is stored already. */
export type StoreLead = (
  capture: Capture,
  addressHash: string | null,
  networkHash: string | null,
  suspected: BotSign | null,
) => Promise<Result<{ leadId: string }, DatabaseRefusal>>

const answerSchema = z.object({ lead_id: z.uuid() })

/** Makes the one call that limits, removes duplicates and stores. */
export function createStoreLead(client: ServiceClient, log: Log): StoreLead {
  return async (capture, addressHash, networkHash, suspected) => {
    const { more: _trap, website: _oldTrap, elapsed_ms: _fillTime, ...lead } = capture
    const stored = await readDatabaseAnswer(
      client.rpc(
        'capture_lead',
        withoutNulls({ ...lead, address_hash: addressHash, network_hash: networkHash, suspected }),
      ),
      answerSchema,
      'lead_not_stored',
      log,
    )
    return stored.ok ? ok({ leadId: stored.value.lead_id }) : stored
  }
}

type WithoutNulls<Fields> = {
  [Name in keyof Fields as null extends Fields[Name] ? never : Name]: Fields[Name]
} & {
  [Name in keyof Fields as null extends Fields[Name] ? Name : never]?: Exclude<Fields[Name], null>
}

/** The arguments are null by default; their generated types do not accept null. */
function withoutNulls<Fields extends object>(fields: Fields): WithoutNulls<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null),
  ) as WithoutNulls<Fields>
}
