import { createHoldsSecretKey } from '../_shared/holds-secret-key.ts'
import { logEvent } from '../_shared/log.ts'
import { readSiteMailSettings } from '../_shared/site-settings.ts'
import { createWakeWorker } from '../_shared/wake-worker.ts'
import { createHandler } from './handler.ts'
import { createJobs } from './jobs.ts'
import { createRunJobs } from './run-jobs.ts'
import { createTools } from './tools.ts'

declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void }

const tools = createTools(readSiteMailSettings('worker', Deno.env.toObject()), (path) =>
  Deno.readFile(new URL(`../../../${path}`, import.meta.url)),
)

Deno.serve(
  createHandler({
    holdsSecretKey: createHoldsSecretKey(tools.secretKey),
    runJobs: createRunJobs(createJobs(tools), logEvent),
    callAgain: createWakeWorker(tools, logEvent),
    inBackground: (work) => EdgeRuntime.waitUntil(work),
    log: logEvent,
  }),
)
