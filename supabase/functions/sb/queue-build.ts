import { type SiteBuild, siteBuildSchema } from '@foyer/shared/api/site-builder.ts'
import type { WaitingFlow } from '@foyer/shared/onboarding/questions/step.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import type { CallProcedure } from '../_shared/call-procedure.ts'
import { databaseFailed } from '../_shared/database-failed.ts'
import type { Log } from '../_shared/log.ts'
import type { BuildFailure } from './build-failure.ts'

/** What is to be built, for whom and from which version of the answers. */
export type BuildOrder = {
  readonly userId: string
  readonly flow: WaitingFlow
  readonly answersVersion: string
}

/** Queues a build; the same for a version that is queued, running or done already. */
export type QueueBuild = (order: BuildOrder) => Promise<Result<SiteBuild, BuildFailure>>

/** Makes the one call that queues. */
export function createQueueBuild(callProcedure: CallProcedure, log: Log): QueueBuild {
  return async ({ userId, flow, answersVersion }) => {
    const called = await callProcedure('queue_site_build', {
      owner_id: userId,
      site_flow: flow,
      version_of_answers: answersVersion,
    })
    if (!called.ok) return databaseFailed('build_not_queued', called.error, log)
    const build = siteBuildSchema.safeParse(called.value)
    if (build.success) return ok(build.data)
    log({ event: 'build_not_queued', code: 'strange_answer' })
    return err({ code: 'unexpected' })
  }
}
