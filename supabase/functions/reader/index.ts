import { logEvent } from '../_shared/log.ts'
import { createServiceClient } from '../_shared/service-client.ts'
import { createVerifyUser } from '../_shared/verify-user.ts'
import { createHandler } from './handler.ts'
import { createOpenPage } from './open-page.ts'
import { createReadingStore } from './reading-store.ts'
import { readSettings } from './settings.ts'

// Of each call to a service.
const TIMEOUT_MS = 5_000

const settings = readSettings(Deno.env.toObject())
const client = createServiceClient({ ...settings, timeoutMs: TIMEOUT_MS })

/** Both kinds of addresses of a host; one that has only one kind fails for the other. */
async function resolve(host: string): Promise<readonly string[]> {
  const found = await Promise.allSettled([Deno.resolveDns(host, 'A'), Deno.resolveDns(host, 'AAAA')])
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}

Deno.serve(
  createHandler({
    verifyUser: createVerifyUser(client, logEvent),
    openPage: createOpenPage({ resolve, allowsLoopback: settings.allowsLoopback }),
    ...createReadingStore(client, logEvent),
    log: logEvent,
  }),
)
