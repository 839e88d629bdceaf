import { createDeleteUser } from '../_shared/accounts/delete-user.ts'
import { createRemoveFiles } from '../_shared/accounts/remove-files.ts'
import { logEvent } from '../_shared/log.ts'
import { createServiceClient } from '../_shared/service-client.ts'
import { readSitesSettings } from '../_shared/site-settings.ts'
import { createVerifyUser } from '../_shared/verify-user.ts'
import { createWritePointers } from '../_shared/write-pointers.ts'
import { createHandler } from './handler.ts'
import { createLoadCaptures } from './load-captures.ts'

// Of each call to a service; the page offers to try again.
const TIMEOUT_MS = 10_000

const settings = readSitesSettings('account', Deno.env.toObject())
const client = createServiceClient({ ...settings, timeoutMs: TIMEOUT_MS })

Deno.serve(
  createHandler({
    verifyUser: createVerifyUser(client, logEvent),
    loadCaptures: createLoadCaptures(client, logEvent),
    removeFiles: createRemoveFiles(client, logEvent),
    deleteUser: createDeleteUser(client, logEvent),
    writePointers: createWritePointers(client, settings, logEvent),
    log: logEvent,
  }),
)
