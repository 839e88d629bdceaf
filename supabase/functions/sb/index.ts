import { createCallProcedure } from '../_shared/call-procedure.ts'
import { logEvent } from '../_shared/log.ts'
import { createReadRows } from '../_shared/read-rows.ts'
import { createVerifyUser } from '../_shared/verify-user.ts'
import { createHandler } from './handler.ts'
import { createInspectResume } from './inspect-resume.ts'
import { createLoadAnswers } from './load-answers.ts'
import { createQueueBuild } from './queue-build.ts'
import { readSettings } from './settings.ts'

// Of each single call; the page offers to try again.
const TIMEOUT_MS = 5_000

const settings = readSettings(Deno.env.toObject())
const access = { ...settings, timeoutMs: TIMEOUT_MS }

Deno.serve(
  createHandler({
    verifyUser: createVerifyUser(access, logEvent),
    loadAnswers: createLoadAnswers(createReadRows(access), logEvent),
    inspectResume: createInspectResume(access, logEvent),
    queueBuild: createQueueBuild(createCallProcedure(access), logEvent),
    log: logEvent,
  }),
)
