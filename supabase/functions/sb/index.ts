import { logEvent } from '../_shared/log.ts'
import { createServiceClient } from '../_shared/service-client.ts'
import { readProjectSettings } from '../_shared/settings.ts'
import { createSpendBudget } from '../_shared/spend-budget.ts'
import { createVerifyUser } from '../_shared/verify-user.ts'
import { createWakeWorker } from '../_shared/wake-worker.ts'
import { createHandler } from './handler.ts'
import { createInspectResume } from './inspect-resume.ts'
import { createLoadAnswers } from './load-answers.ts'
import { createQueueBuild } from './queue-build.ts'

declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void }

// Of each single call; the page offers to try again.
const TIMEOUT_MS = 5_000

const settings = readProjectSettings('sb', Deno.env.toObject())
const access = { ...settings, timeoutMs: TIMEOUT_MS }
const client = createServiceClient(access)

Deno.serve(
  createHandler({
    verifyUser: createVerifyUser(client, logEvent),
    loadAnswers: createLoadAnswers(client, logEvent),
    countPdfReading: createSpendBudget('pdf_readings', client, logEvent),
    inspectResume: createInspectResume(client, logEvent),
    queueBuild: createQueueBuild(client, logEvent),
    wakeWorker: createWakeWorker(access, logEvent),
    inBackground: (work) => EdgeRuntime.waitUntil(work),
    log: logEvent,
  }),
)
