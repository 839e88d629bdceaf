import { DELIVER_DRAFTS_PATH } from '@foyer/shared/api/drafts.ts'
import { err, ok } from '@foyer/shared/result.ts'
import type { HoldsSecretKey } from '../_shared/holds-secret-key.ts'
import type { Log } from '../_shared/log.ts'
import { type Endpoint, serveEndpoints } from '../_shared/serve-endpoints.ts'
import type { Deliver } from './deliver.ts'

export type DeliverDraftsDependencies = {
  readonly holdsSecretKey: HoldsSecretKey
  readonly deliver: Deliver
  /** Calls this function again; `round` counts such calls in a row. */
  readonly callAgain: (round: number) => Promise<void>
  /** Lets work go on after the answer. */
  readonly inBackground: (work: Promise<void>) => void
  readonly log: Log
}

/** Calls in a row. What is still due after them waits for the timer. */
const MAX_ROUNDS = 50

/** Makes the endpoint that builds and mails what is due; it answers at once. */
export function createHandler(deps: DeliverDraftsDependencies): (request: Request) => Promise<Response> {
  const { holdsSecretKey, deliver, callAgain, inBackground, log } = deps
  const deliverDue: Endpoint = {
    method: 'POST',
    maxBodyBytes: 0,
    answer: async ({ request }) => {
      if (!(await holdsSecretKey(request))) return err({ code: 'unauthorized' })
      const round = Number(new URL(request.url).searchParams.get('round')) || 1
      const work = async () => {
        if ((await deliver()) && round < MAX_ROUNDS) await callAgain(round + 1)
      }
      inBackground(work())
      return ok(new Response(null, { status: 202 }))
    },
  }
  return serveEndpoints({
    name: 'deliver-drafts',
    findEndpoint: (path) => (path === DELIVER_DRAFTS_PATH ? deliverDue : undefined),
    statuses: {},
    messages: {},
    log,
  })
}
