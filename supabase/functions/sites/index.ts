import { createHoldsSecretKey } from '../_shared/holds-secret-key.ts'
import { createLoadPicture } from '../_shared/load-picture.ts'
import { logEvent } from '../_shared/log.ts'
import { createDrawCard } from '../_shared/render-version.ts'
import { createServiceClient } from '../_shared/service-client.ts'
import { readSitesSettings } from '../_shared/site-settings.ts'
import { createVerifyUser } from '../_shared/verify-user.ts'
import { createWritePointers } from '../_shared/write-pointers.ts'
import { createHandler } from './handler.ts'
import { createSiteStore } from './site-store.ts'
import { createUploadDeploy } from './upload-deploy.ts'

// Of each call to a service: a pointer is held for thirty seconds while it is written.
const TIMEOUT_MS = 10_000

/** Fonts, and the renderer for pictures: `static_files` of config.toml. */
const readStatic = (path: string) => Deno.readFile(new URL(`../../../${path}`, import.meta.url))

const settings = readSitesSettings('sites', Deno.env.toObject())
const client = createServiceClient({ ...settings, timeoutMs: TIMEOUT_MS })
const cardFiles = {
  wasm: () => readStatic('node_modules/@resvg/resvg-wasm/index_bg.wasm'),
  font: (file: string) => readStatic(`packages/draft/card/fonts/${file}`),
}

const loadPicture = createLoadPicture(client, logEvent)

Deno.serve(
  createHandler({
    verifyUser: createVerifyUser(client, logEvent),
    holdsSecretKey: createHoldsSecretKey(settings.secretKey),
    sites: createSiteStore(client, logEvent),
    drawCard: createDrawCard(cardFiles, loadPicture, logEvent),
    readFont: (path) => readStatic(`packages/draft/fonts/${path}`),
    loadPicture,
    uploadDeploy: createUploadDeploy(client, logEvent),
    writePointers: createWritePointers(client, settings, logEvent),
    sitesDomain: settings.sitesDomain,
    log: logEvent,
  }),
)
