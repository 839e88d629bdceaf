import { createLoadPicture } from '../_shared/load-picture.ts'
import { logEvent } from '../_shared/log.ts'
import { createServiceClient } from '../_shared/service-client.ts'
import { readProjectSettings } from '../_shared/settings.ts'
import { createVerifyUser } from '../_shared/verify-user.ts'
import { createHandler } from './handler.ts'
import { createLoadDraftPicture } from './load-draft-picture.ts'
import { createLoadFile } from './load-file.ts'
import { createReadPassages } from './read-passages.ts'

// Of each call to a service; a PDF of 10 MB has to fit.
const TIMEOUT_MS = 10_000

const settings = readProjectSettings('drafts', Deno.env.toObject())
const client = createServiceClient({ ...settings, timeoutMs: TIMEOUT_MS })

Deno.serve(
  createHandler({
    verifyUser: createVerifyUser(client, logEvent),
    loadFile: createLoadFile(client, logEvent),
    loadDraftPicture: createLoadDraftPicture(client, createLoadPicture(client, logEvent), logEvent),
    readPassages: createReadPassages(client, logEvent),
    log: logEvent,
  }),
)
