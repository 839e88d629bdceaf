import { createDeleteUser } from '../_shared/accounts/delete-user.ts'
import { createRemoveFiles } from '../_shared/accounts/remove-files.ts'
import { createCallDeliverDrafts } from '../_shared/call-deliver-drafts.ts'
import { createDomainChecks } from '../_shared/domains/check-domains.ts'
import { createHoldsSecretKey } from '../_shared/holds-secret-key.ts'
import { createLoadPicture } from '../_shared/load-picture.ts'
import { logEvent } from '../_shared/log.ts'
import { createRemoveDeploys } from '../_shared/remove-deploys.ts'
import { createDrawCard, createRenderVersion } from '../_shared/render-version.ts'
import { createSendMail } from '../_shared/send-mail.ts'
import { createServiceClient } from '../_shared/service-client.ts'
import { readSiteMailSettings } from '../_shared/site-settings.ts'
import { createWritePointers } from '../_shared/write-pointers.ts'
import { createBuildStore } from './build-store.ts'
import { createCloseAccounts } from './close-accounts.ts'
import { createComposeMail } from './compose-mail.ts'
import { createDeliver } from './deliver.ts'
import { createFollowAddresses } from './follow-addresses.ts'
import { createHandler } from './handler.ts'
import { createKeepLedger } from './keep-ledger.ts'
import { createMailStore } from './mail-store.ts'
import { createRemovePictures } from './remove-pictures.ts'

declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void }

// Of each call to a service. A build with all its calls has to fit into its lease of one minute.
const TIMEOUT_MS = 10_000

/** The fonts and the renderer for pictures: `static_files` of config.toml. */
const readStatic = (path: string) => Deno.readFile(new URL(`../../../${path}`, import.meta.url))

const settings = readSiteMailSettings('deliver-drafts', Deno.env.toObject())
const access = { ...settings, timeoutMs: TIMEOUT_MS }
const client = createServiceClient(access)
const writePointers = createWritePointers(client, settings, logEvent)
const sendMail = createSendMail({ ...settings.mail, timeoutMs: TIMEOUT_MS })
const domainChecks = createDomainChecks({ ...access, client, writePointers, log: logEvent })

Deno.serve(
  createHandler({
    holdsSecretKey: createHoldsSecretKey(settings.secretKey),
    deliver: createDeliver({
      builds: createBuildStore(client, logEvent),
      mails: createMailStore(client, logEvent),
      renderVersion: createRenderVersion(
        createDrawCard(
          {
            wasm: () => readStatic('node_modules/@resvg/resvg-wasm/index_bg.wasm'),
            font: (file) => readStatic(`packages/draft/card/fonts/${file}`),
          },
          createLoadPicture(client, logEvent),
          logEvent,
        ),
      ),
      composeMail: createComposeMail(settings),
      writePointers,
      chores: [
        domainChecks.checkDue,
        createFollowAddresses(client, access, logEvent),
        createRemoveDeploys(client, logEvent),
        createKeepLedger({ ...settings, client, sendMail, log: logEvent }),
        createCloseAccounts(client, {
          removeFiles: createRemoveFiles(client, logEvent),
          deleteUser: createDeleteUser(client, logEvent),
          writePointers,
          log: logEvent,
        }),
        createRemovePictures(client, logEvent),
      ],
      sendMail,
      log: logEvent,
    }),
    callAgain: createCallDeliverDrafts(access, logEvent),
    inBackground: (work) => EdgeRuntime.waitUntil(work),
    log: logEvent,
  }),
)
