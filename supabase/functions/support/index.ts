import { createHoldsSecretKey } from '../_shared/holds-secret-key.ts'
import { logEvent } from '../_shared/log.ts'
import { createSendMail } from '../_shared/mails/send-mail.ts'
import { createServiceClient } from '../_shared/service-client.ts'
import { createVerifyUser } from '../_shared/verify-user.ts'
import { createDeliverMails } from './deliver-mails.ts'
import { createFileRequest } from './file-request.ts'
import { createHandler } from './handler.ts'
import { readSettings } from './settings.ts'

declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void }

// Of each call; the page keeps what was typed and offers to try again.
const TIMEOUT_MS = 5_000
const MAIL_TIMEOUT_MS = 10_000

const settings = readSettings(Deno.env.toObject())
const client = createServiceClient({ ...settings, timeoutMs: TIMEOUT_MS })

Deno.serve(
  createHandler({
    verifyUser: createVerifyUser(client, logEvent),
    holdsSecretKey: createHoldsSecretKey(settings.secretKey),
    fileRequest: createFileRequest(client, logEvent),
    deliverMails: createDeliverMails({
      client,
      sendMail: createSendMail({ ...settings.mail, timeoutMs: MAIL_TIMEOUT_MS }),
      places: settings,
      log: logEvent,
    }),
    inBackground: (work) => EdgeRuntime.waitUntil(work),
    log: logEvent,
  }),
)
