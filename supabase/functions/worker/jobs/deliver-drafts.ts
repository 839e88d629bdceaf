import type { Job } from '../run-jobs.ts'
import type { WorkerTools } from '../tools.ts'
import type { ClaimedBuild } from './build-store.ts'

type Tools = Pick<WorkerTools, 'builds' | 'renderVersion' | 'log'>

// A call of a hosted function has 2 s of processor time; a build takes about 0.2 s.
const BUILDS_AT_ONCE = 2

/** Builds some drafts that are due: the draft, its picture, the end of its build and its mail are recorded in one transaction. */
export function createDeliverDrafts(tools: Tools): Job {
  const { builds, log } = tools
  return async () => {
    const claimed = await builds.claim(BUILDS_AT_ONCE)
    if (!claimed.ok) return false
    for (const build of claimed.value.builds) {
      const failure = await deliverDraft(build, tools)
      if (!failure) continue
      log({ event: 'build_failed', build: build.id, reason: failure.reason, isFinal: failure.isFinal })
      await builds.noteFailure(build, failure.reason, failure.isFinal)
    }
    return claimed.value.more
  }
}

async function deliverDraft(
  build: ClaimedBuild,
  { builds, renderVersion }: Tools,
): Promise<{ readonly reason: string; readonly isFinal: boolean } | null> {
  const rendered = await renderVersion(build)
  if (!rendered.ok) return { reason: `${rendered.error.code}: ${rendered.error.details}`, isFinal: true }
  const recorded = await builds.record(build, rendered.value)
  if (recorded.ok) return null
  // If only the response was lost, the draft is recorded: then no failure is noted.
  return { reason: `database ${recorded.error.code}`, isFinal: recorded.error.code === 'unexpected' }
}
