import type { Result } from '@foyer/shared/result.ts'
import { strangersWords } from '@foyer/shared/strangers-words.ts'
import { z } from 'zod'
import { type DatabaseRefusal, readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Log } from '../_shared/log.ts'
import type { ServiceClient } from '../_shared/service-client.ts'

const problem = <Problem extends string>(...problems: readonly Problem[]) =>
  z.object({ problem: z.enum(problems) })
const begunSchema = z.object({ email: z.string(), first_name: z.nullable(strangersWords) })
const openedSchema = z.object({
  opening: z.uuid(),
  open_until: z.string(),
  details: z.object({ sealed: z.string().nullable() }).nullable(),
})
const savedSchema = z.object({
  usable_at: z.string(),
  masked: z.string(),
  old_masked: z.string().nullable(),
  old_sealed: z.string().nullable(),
})
const undoneSchema = z.object({
  masked: z.string().nullable(),
  profile_id: z.string().nullable(),
  partner: z.string(),
  in_files: z.array(z.string()),
})
const nameSchema = z.string().nullable()
const linesSchema = z.object({
  number: z.number(),
  lines: z.array(z.object({ number: z.number(), cents: z.number(), sealed: z.string() })).nullable(),
})

/** What is saved: everything but the numbers, which are sealed. */
type SealedDetails = {
  readonly legal_name: string
  readonly country: string
  readonly method: string
  readonly account_kind: string | null
  readonly masked: string
  readonly sealed: string
  readonly fingerprint: string
  readonly undo_hash: string
}

type Answer<Schema extends z.ZodType> = Promise<Result<z.output<Schema>, DatabaseRefusal>>

/** The calls of the database about payout details. */
export type PayoutStore = ReturnType<typeof createPayoutStore>

const openAnswer = z.union([openedSchema, problem('wrong', 'used_up', 'expired')])
const saveAnswer = z.union([savedSchema, problem('closed')])
const undoAnswer = z.union([undoneSchema, problem('unknown')])

/** Makes the calls of the database. */
export function createPayoutStore(client: ServiceClient, log: Log) {
  return {
    begin: (ownerId: string, hash: string): Answer<typeof begunSchema> =>
      readDatabaseAnswer(
        client.rpc('begin_payout_code', { owner_id: ownerId, hash }),
        begunSchema,
        'payout_code_not_begun',
        log,
      ),
    open: (ownerId: string, hash: string, networkHash: string | null): Answer<typeof openAnswer> =>
      readDatabaseAnswer(
        client.rpc('open_payout_details', {
          owner_id: ownerId,
          hash,
          ...(networkHash && { network_hash: networkHash }),
        }),
        openAnswer,
        'payout_details_not_opened',
        log,
      ),
    save: (ownerId: string, opening: string, details: SealedDetails): Answer<typeof saveAnswer> =>
      readDatabaseAnswer(
        client.rpc('save_payout_details', { owner_id: ownerId, with_opening: opening, details }),
        saveAnswer,
        'payout_details_not_saved',
        log,
      ),
    undo: (tokenHash: string): Answer<typeof undoAnswer> =>
      readDatabaseAnswer(
        client.rpc('undo_payout_details', { token_hash: tokenHash }),
        undoAnswer,
        'payout_details_not_undone',
        log,
      ),
    operatorName: (userId: string): Answer<typeof nameSchema> =>
      readDatabaseAnswer(
        client.rpc('operator_of', { of_profile: userId }),
        nameSchema,
        'operator_not_read',
        log,
      ),
    readLines: (payoutId: string, actor: string): Answer<typeof linesSchema> =>
      readDatabaseAnswer(
        client.rpc('read_payout_lines', { of_payout: payoutId, by_actor: actor }),
        linesSchema,
        'payout_lines_not_read',
        log,
      ),
  }
}
