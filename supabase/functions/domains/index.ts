import { createDomainChecks } from '../_shared/domains/check-domains.ts'
import { logEvent } from '../_shared/log.ts'
import { createSendMail } from '../_shared/mails/send-mail.ts'
import { createServiceClient } from '../_shared/service-client.ts'
import { readSiteMailSettings } from '../_shared/site-settings.ts'
import { createVerifyUser } from '../_shared/verify-user.ts'
import { createWritePointers } from '../_shared/write-pointers.ts'
import { createDomainStore } from './domain-store.ts'
import { createHandler } from './handler.ts'

// Of each call to a service, and of each question to the resolver; the page offers to try again.
const TIMEOUT_MS = 10_000

const settings = readSiteMailSettings('domains', Deno.env.toObject())
const client = createServiceClient({ ...settings, timeoutMs: TIMEOUT_MS })
const writePointers = createWritePointers(client, settings, logEvent)

Deno.serve(
  createHandler({
    verifyUser: createVerifyUser(client, logEvent),
    domains: createDomainStore(client, logEvent),
    checks: createDomainChecks({ ...settings, client, writePointers, timeoutMs: TIMEOUT_MS, log: logEvent }),
    writePointers,
    sendMail: createSendMail({ ...settings.mail, timeoutMs: TIMEOUT_MS }),
    appUrl: settings.appUrl,
    operator: settings.operator,
    sitesDomain: settings.sitesDomain,
    log: logEvent,
  }),
)
