import type { Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { type DatabaseRefusal, readDatabaseAnswer } from '../../_shared/database-answer.ts'
import type { Log } from '../../_shared/log.ts'
import type { RenderedVersion } from '../../_shared/render-version.ts'
import type { ServiceClient } from '../../_shared/service-client.ts'
import { siteFactsSchema } from '../../_shared/site-facts.ts'
import { toBase64 } from '../../_shared/to-base64.ts'

const claimedBuildSchema = siteFactsSchema.extend({
  id: z.uuid(),
  /** Proves that the build is still held by its claim. */
  lock: z.string(),
})

/** A build with all that it is composed from. */
export type ClaimedBuild = z.output<typeof claimedBuildSchema>

const claimedSchema = z.object({ builds: z.array(claimedBuildSchema), more: z.boolean() })

/** The queue of builds. Every answer of a build that is no longer held is `null`. */
export type BuildStore = {
  readonly claim: (room: number) => Promise<Result<z.output<typeof claimedSchema>, DatabaseRefusal>>
  /** Delivers in one transaction; returns the number of the version. */
  readonly record: (
    build: ClaimedBuild,
    version: RenderedVersion,
  ) => Promise<Result<number | null, DatabaseRefusal>>
  readonly noteFailure: (
    build: ClaimedBuild,
    reason: string,
    isFinal: boolean,
  ) => Promise<Result<string | null, DatabaseRefusal>>
}

/** Makes the calls of the database. */
export function createBuildStore(client: ServiceClient, log: Log): BuildStore {
  return {
    claim: (room) =>
      readDatabaseAnswer(client.rpc('claim_site_builds', { room }), claimedSchema, 'builds_not_claimed', log),
    record: ({ id, lock }, { style, content, answersVersion, card }) =>
      readDatabaseAnswer(
        client.rpc('record_draft', {
          finished_id: id,
          lock,
          draft_style: style,
          draft_content: content,
          version_of_answers: answersVersion,
          ...(card && { card_base64: toBase64(card) }),
        }),
        z.number().nullable(),
        'draft_not_recorded',
        log,
      ),
    noteFailure: ({ id, lock }, reason, isFinal) =>
      readDatabaseAnswer(
        client.rpc('note_build_failure', { failed_id: id, lock, reason, is_final: isFinal }),
        z.string().nullable(),
        'build_failure_not_noted',
        log,
      ),
  }
}
