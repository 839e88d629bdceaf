import { createKeyedHash } from '../_shared/keyed-hash.ts'
import { logEvent } from '../_shared/log.ts'
import { createServiceClient } from '../_shared/service-client.ts'
import { createCountPage } from './count-page.ts'
import { createHandler } from './handler.ts'
import { readSettings } from './settings.ts'
import { createStoreLead } from './store-lead.ts'
import { createVerifyChallenge } from './verify-challenge.ts'

// Short, because a visitor waits: the widget keeps a capture that failed and sends it again.
const TIMEOUT_MS = 5_000

const settings = readSettings(Deno.env.toObject())
const client = createServiceClient({ ...settings, timeoutMs: TIMEOUT_MS })

Deno.serve(
  createHandler({
    appUrl: settings.appUrl,
    apiUrl: settings.supabaseUrl,
    allowedOrigins: settings.allowedOrigins,
    storeLead: createStoreLead(client, logEvent),
    countPage: createCountPage(client, logEvent),
    verifyChallenge:
      settings.turnstile && createVerifyChallenge({ ...settings.turnstile, timeoutMs: TIMEOUT_MS }, logEvent),
    keyedHash: createKeyedHash(settings.hashSecret),
    now: () => new Date(),
    log: logEvent,
  }),
)
