import { err, ok } from '@foyer/shared/result.ts'
import type { HoldsSecretKey } from '../_shared/holds-secret-key.ts'
import type { Log } from '../_shared/log.ts'
import { type Endpoint, serveEndpoints } from '../_shared/serve-endpoints.ts'
import { WORKER_PATH } from '../_shared/wake-worker.ts'
import type { RunJobs } from './run-jobs.ts'

export type WorkerDependencies = {
  readonly holdsSecretKey: HoldsSecretKey
  readonly runJobs: RunJobs
  /** Calls this function again; `round` counts such calls in a row. */
  readonly callAgain: (round: number) => Promise<void>
  /** Lets work go on after the answer. */
  readonly inBackground: (work: Promise<void>) => void
  readonly log: Log
}

/** Calls in a row. What is still due after them waits for the timer. */
const MAX_ROUNDS = 50

/** Makes the endpoint that does what is due; it answers at once. */
export function createHandler(deps: WorkerDependencies): (request: Request) => Promise<Response> {
  const { holdsSecretKey, runJobs, callAgain, inBackground, log } = deps
  const wake: Endpoint = {
    method: 'POST',
    maxBodyBytes: 0,
    answer: async ({ request }) => {
      if (!(await holdsSecretKey(request))) return err({ code: 'unauthorized' })
      const round = Number(new URL(request.url).searchParams.get('round')) || 1
      const work = async () => {
        if ((await runJobs()) && round < MAX_ROUNDS) await callAgain(round + 1)
      }
      inBackground(work())
      return ok(new Response(null, { status: 202 }))
    },
  }
  return serveEndpoints({
    name: 'worker',
    findEndpoint: (path) => (path === WORKER_PATH ? wake : undefined),
    statuses: {},
    messages: {},
    log,
  })
}
