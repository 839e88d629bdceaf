import { createKeyedHash } from '../_shared/keyed-hash.ts'
import { logEvent } from '../_shared/log.ts'
import { createServiceClient } from '../_shared/service-client.ts'
import { createHandler } from './handler.ts'
import { readSettings } from './settings.ts'
import { createStoreJoin } from './store-join.ts'

// The page keeps what was typed and offers to try again.
const TIMEOUT_MS = 5_000

const settings = readSettings(Deno.env.toObject())

Deno.serve(
  createHandler({
    appUrl: settings.appUrl,
    storeJoin: createStoreJoin(createServiceClient({ ...settings, timeoutMs: TIMEOUT_MS }), logEvent),
    keyedHash: createKeyedHash(settings.hashSecret),
    log: logEvent,
  }),
)
