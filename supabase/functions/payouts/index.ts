import { createHoldsSecretKey } from '../_shared/holds-secret-key.ts'
import { createKeyedHash } from '../_shared/keyed-hash.ts'
import { logEvent } from '../_shared/log.ts'
import { createSendMail } from '../_shared/mails/send-mail.ts'
import { createServiceClient } from '../_shared/service-client.ts'
import { createVerifyUser } from '../_shared/verify-user.ts'
import { createHandler } from './handler.ts'
import { createPayoutStore } from './payout-store.ts'
import { createSeal } from './seal.ts'
import { readSettings } from './settings.ts'

// Of each call; the page keeps what was typed and offers to try again.
const TIMEOUT_MS = 10_000

const settings = readSettings(Deno.env.toObject())
const client = createServiceClient({ ...settings, timeoutMs: TIMEOUT_MS })

Deno.serve(
  createHandler({
    verifyUser: createVerifyUser(client, logEvent),
    holdsSecretKey: createHoldsSecretKey(settings.secretKey),
    store: createPayoutStore(client, logEvent),
    seal: createSeal(settings.payoutKey),
    keyedHash: createKeyedHash(settings.payoutKey),
    hashNetwork: createKeyedHash(settings.hashSecret),
    sendMail: createSendMail({ ...settings.mail, timeoutMs: TIMEOUT_MS }),
    appUrl: settings.appUrl,
    supportEmail: settings.supportEmail,
    operator: settings.operator,
    log: logEvent,
  }),
)
