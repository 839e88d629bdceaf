import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { servePartnerSite } from '../examples/partner-site/serve.ts'
import { serveApp } from '../packages/app/serve.ts'
import type { RuntimeConfig } from '../packages/app/src/config/runtime-config.ts'
import { DUE_MAILS_PATH } from '../packages/shared/src/api/support.ts'
import { type SitesServer, serveSites } from '../packages/sites/serve.ts'
import { WORKER_PATH } from '../supabase/functions/_shared/wake-worker.ts'
import type { Schedule } from '../supabase/local/call-on-schedule.ts'
import { type Stack, type StackOptions, startStack } from '../supabase/local/stack.ts'
import { mailTemplateOverrides } from './mail-templates.ts'
import { ROOT } from './run-command.ts'

/** How much of published sites is kept on disk, in bytes. */
const SITES_MAX_BYTES = 1e9

/** The jobs that pg_cron runs on the hosted platform, as often as there, beside the worker. */
const SCHEDULES: readonly Schedule[] = [
  {
    path: `/functions/v1${DUE_MAILS_PATH}`,
    everyMs: 60_000,
    when: `exists (
      select from public.support_requests
      where mailed_at is null and mail_attempts < 10 and (mail_locked_until is null or mail_locked_until <= now())
    )`,
  },
  { path: '/rest/v1/rpc/purge_rate_limits', everyMs: 300_000 },
  { path: '/rest/v1/rpc/purge_page_counts', everyMs: 86_400_000 },
  { path: '/rest/v1/rpc/purge_page_loads', everyMs: 86_400_000 },
]

export type ProductPorts = {
  readonly api: number
  readonly database: number
  readonly mailbox: number
  readonly app: number
  readonly partner: number
  readonly sites: number
}

export type Product = {
  readonly stack: Stack
  readonly appUrl: string
  readonly partnerUrl: string
  readonly captureUrl: string
  /** Published sites are at `http://<name>.<sitesDomain>`. */
  readonly sitesDomain: string
  /** The run-time configuration of the app. */
  readonly appConfig: RuntimeConfig
  stop(): Promise<void>
}

export type ProductOptions = Pick<StackOptions, 'functionIdleMs' | 'onDataLost'> & {
  /** 0, the default, takes any free port. */
  readonly ports?: ProductPorts
  /** Where data is kept; `null`, the default, keeps it in memory. */
  readonly dataDir?: string | null
  readonly env?: Readonly<Record<string, string | undefined>>
  /** How often the timer looks whether the worker has something to do, in milliseconds. */
  readonly workerEveryMs?: number
  /** How often sites hand over what they counted, in milliseconds. */
  readonly handOverEveryMs?: number
  /** Lets a bench say where a request to the API comes from; see `GatewayOptions`. */
  readonly trustEdge?: boolean
}

/**
 * Serves published sites, below `localhost`.
 *
 * @param dataDir where they are kept; `null` keeps them in a folder that is removed at the end
 * @param handOverEveryMs how often they hand over what they counted: soon for who tries the product
 */
export async function startSites(
  port: number,
  dataDir: string | null,
  handOverEveryMs = 5_000,
): Promise<SitesServer> {
  const folder = dataDir === null ? mkdtempSync(join(tmpdir(), 'foyer-sites-')) : join(dataDir, 'sites')
  const sites = await serveSites({
    port,
    folder,
    maxBytes: SITES_MAX_BYTES,
    isSecure: false,
    handOverEveryMs,
  })
  const close = async () => {
    await sites.close()
    if (dataDir === null) rmSync(folder, { recursive: true, force: true })
  }
  return { ...sites, close }
}

/**
 * Returns the environment of a backend whose app is served at `appUrl` and whose sites are served at a port, unless the
 * environment names other addresses. Mailed links may lead to the app under `localhost` as well.
 */
export function backendEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  appUrl: string,
  sitesPort: number,
): Record<string, string | undefined> {
  const siteUrl = env.FOYER_APP_URL || appUrl
  return {
    SUPABASE_AUTH_SITE_URL: siteUrl,
    SUPABASE_AUTH_ADDITIONAL_REDIRECT_URLS: `${siteUrl.replace('//127.0.0.1', '//localhost')}/**`,
    ...mailTemplateOverrides(env),
    ...env,
    FOYER_APP_URL: siteUrl,
    FOYER_SITES_DOMAIN: env.FOYER_SITES_DOMAIN || `localhost:${sitesPort}`,
  }
}

/**
 * Starts the whole product: the embedded stack, the built app with the widget, the partner site and published sites. When one part
 * fails to start, the parts before it are stopped.
 */
export async function startProduct({
  ports = { api: 0, database: 0, mailbox: 0, app: 0, partner: 0, sites: 0 },
  dataDir = null,
  env = process.env,
  workerEveryMs = 10_000,
  handOverEveryMs,
  trustEdge = false,
  ...stackOptions
}: ProductOptions = {}): Promise<Product> {
  const started: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const stopPart of started.splice(0).reverse()) await stopPart()
  }
  try {
    const app = await serveApp({
      port: ports.app,
      distDir: join(ROOT, 'packages', 'app', 'dist'),
      widgetDir: join(ROOT, 'packages', 'widget', 'dist'),
    })
    started.push(() => app.close())
    const sites = await startSites(ports.sites, dataDir, handOverEveryMs)
    started.push(() => sites.close())
    const backendEnv = backendEnvironment(env, app.url, sites.port)
    const stack = await startStack({
      ...stackOptions,
      projectDir: ROOT,
      dataDir,
      ports: { api: ports.api, database: ports.database, mailbox: ports.mailbox },
      // A request of the product without its key would be refused on the hosted platform.
      requireKeys: true,
      trustEdge,
      schedules: [
        { path: `/functions/v1${WORKER_PATH}`, everyMs: workerEveryMs, when: 'private.has_due_jobs()' },
        ...SCHEDULES,
      ],
      env: backendEnv,
    })
    started.push(() => stack.stop())
    sites.connect(stack.apiUrl, stack.keys.secretKey)
    const captureUrl = `${stack.apiUrl}/functions/v1/capture-lead`
    const partner = await servePartnerSite({
      port: ports.partner,
      widgetUrl: `${app.url}/widget.js`,
      captureUrl,
    })
    started.push(() => partner.close())
    // The partner site has a page that stands for the operator's calendar.
    const appConfig = {
      supabaseUrl: stack.apiUrl,
      supabaseKey: stack.keys.publishableKey,
      apiOnOwnOrigin: env.VITE_API_ON_OWN_ORIGIN || 'true',
      sitesDomain: backendEnv.FOYER_SITES_DOMAIN ?? '',
      schedulingUrl: env.VITE_SCHEDULING_URL || `${partner.url}/calendar.html`,
      ...(env.FOYER_SUPPORT_EMAIL && { supportEmail: env.FOYER_SUPPORT_EMAIL }),
    }
    app.configure(appConfig)
    return {
      stack,
      appUrl: app.url,
      partnerUrl: partner.url,
      captureUrl,
      sitesDomain: backendEnv.FOYER_SITES_DOMAIN ?? '',
      appConfig,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
