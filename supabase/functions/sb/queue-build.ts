import { type SiteBuild, siteBuildSchema } from '@foyer/shared/api/site-builder.ts'
import type { WaitingFlow } from '@foyer/shared/onboarding/questions/step.ts'
import type { Result } from '@foyer/shared/result.ts'
import { type DatabaseRefusal, readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Log } from '../_shared/log.ts'
import type { ServiceClient } from '../_shared/service-client.ts'

/** The flow to build, its owner, and the version of the answers. */
export type BuildOrder = {
  readonly userId: string
  readonly flow: WaitingFlow
  readonly answersVersion: string
}

/** Queues a build; the same for a version that is queued, running or done already. */
export type QueueBuild = (order: BuildOrder) => Promise<Result<SiteBuild, DatabaseRefusal>>

/** Makes the one call that queues. */
export function createQueueBuild(client: ServiceClient, log: Log): QueueBuild {
  return ({ userId, flow, answersVersion }) =>
    readDatabaseAnswer(
      client.rpc('queue_site_build', {
        owner_id: userId,
        site_flow: flow,
        version_of_answers: answersVersion,
      }),
      siteBuildSchema,
      'build_not_queued',
      log,
    )
}
