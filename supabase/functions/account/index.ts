import { logEvent } from '../_shared/log.ts'
import { createReadRows } from '../_shared/read-rows.ts'
import { createVerifyUser } from '../_shared/verify-user.ts'
import { createDeleteUser } from './delete-user.ts'
import { createHandler } from './handler.ts'
import { createLoadCaptures } from './load-captures.ts'
import { createRemoveFiles } from './remove-files.ts'
import { readSettings } from './settings.ts'

// Of each call to a service; the page offers to try again.
const TIMEOUT_MS = 10_000

const settings = readSettings(Deno.env.toObject())
const access = { ...settings, timeoutMs: TIMEOUT_MS }

Deno.serve(
  createHandler({
    verifyUser: createVerifyUser(access, logEvent),
    loadCaptures: createLoadCaptures(createReadRows(access), logEvent),
    removeFiles: createRemoveFiles(access, logEvent),
    deleteUser: createDeleteUser(access, logEvent),
    log: logEvent,
  }),
)
