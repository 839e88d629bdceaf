import { createLoadPicture } from '../_shared/load-picture.ts'
import type { Log } from '../_shared/log.ts'
import { logEvent } from '../_shared/log.ts'
import { type ComposeMail, createComposeMail } from '../_shared/mails/compose-mail.ts'
import { createMailStore, type MailStore } from '../_shared/mails/mail-store.ts'
import { createSendMail, type SendMail } from '../_shared/mails/send-mail.ts'
import { createDrawCard, createRenderVersion, type RenderVersion } from '../_shared/render-version.ts'
import { createServiceClient, type ServiceAccess, type ServiceClient } from '../_shared/service-client.ts'
import type { readSiteMailSettings } from '../_shared/site-settings.ts'
import { createWritePointers, type WritePointers } from '../_shared/write-pointers.ts'
import { type BuildStore, createBuildStore } from './jobs/build-store.ts'

type Settings = ReturnType<typeof readSiteMailSettings>

/** What the jobs work with. */
export type WorkerTools = Omit<Settings, 'mail'> &
  ServiceAccess & {
    readonly client: ServiceClient
    readonly builds: BuildStore
    readonly mails: MailStore
    readonly renderVersion: RenderVersion
    readonly composeMail: ComposeMail
    readonly sendMail: SendMail
    readonly writePointers: WritePointers
    readonly log: Log
  }

// Of each call to a service. A build with all its calls has to fit into its lease of one minute.
const TIMEOUT_MS = 10_000

/**
 * Makes the tools of the hosted function.
 *
 * @param readStatic reads a file of the repository: the renderer for pictures and its fonts, `static_files` of config.toml
 */
export function createTools(
  settings: Settings,
  readStatic: (path: string) => Promise<Uint8Array<ArrayBuffer>>,
): WorkerTools {
  const access = { ...settings, timeoutMs: TIMEOUT_MS }
  const client = createServiceClient(access)
  const drawCard = createDrawCard(
    {
      wasm: () => readStatic('node_modules/@resvg/resvg-wasm/index_bg.wasm'),
      font: (file) => readStatic(`packages/draft/card/fonts/${file}`),
    },
    createLoadPicture(client, logEvent),
    logEvent,
  )
  return {
    ...access,
    client,
    builds: createBuildStore(client, logEvent),
    mails: createMailStore(client, logEvent),
    renderVersion: createRenderVersion(drawCard),
    composeMail: createComposeMail(settings),
    sendMail: createSendMail({ ...settings.mail, timeoutMs: TIMEOUT_MS }),
    writePointers: createWritePointers(client, settings, logEvent),
    log: logEvent,
  }
}
