// The backend of this repository without Docker: one process with Postgres (PGlite), auth, REST, storage and a mailbox,
// and one Deno process for each edge function. It reads the same configuration, migrations and functions as the Supabase
// CLI and serves what the product and its tests use (docs/decisions/embedded-stack.md); other calls answer 501.
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createAuthService } from './auth/auth-service.ts'
import { callOnSchedule, type Schedule } from './call-on-schedule.ts'
import { loadConfig, type StackConfig } from './config.ts'
import type { StackContext } from './context.ts'
import { lockDataFolder, watchDataFolder } from './data-folder.ts'
import { type Database, type OpenDatabase, openDatabase } from './database/database.ts'
import { startWireServer } from './database/wire-server.ts'
import { functionEnvironment } from './functions/function-environment.ts'
import { createFunctionsService } from './functions/functions-service.ts'
import { createGateway, type GatewayOptions } from './gateway/gateway.ts'
import { createKeys, type StackKeys } from './keys.ts'
import { listen } from './listen.ts'
import { type Mailbox, openMailbox } from './mailbox/mailbox.ts'
import { createMailboxService } from './mailbox/mailbox-service.ts'
import { createRestService } from './rest/rest-service.ts'
import { createStorageService } from './storage/storage-service.ts'

export type StackOptions = GatewayOptions & {
  /** The folder that holds `supabase/`. */
  readonly projectDir: string
  /** `null` keeps database, files and mails in memory. */
  readonly dataDir: string | null
  /** Left out: those of config.toml; 0 takes any free port. */
  readonly ports?: { readonly api?: number; readonly database?: number; readonly mailbox?: number }
  /** Values of config.toml's `env(NAME)`, overrides and keys. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Restarts a function when one of its modules changes. */
  readonly watch?: boolean
  /** Changes the configuration, for tests. */
  readonly configure?: (config: StackConfig) => StackConfig
  readonly functionTimeoutMs?: number
  /** Starts functions on demand; see `FunctionsOptions`. */
  readonly functionIdleMs?: number
  /** Called once when the data folder has been deleted, with a sentence. The stack has to be stopped. */
  readonly onDataLost?: (sentence: string) => void
  /** Endpoints that are called repeatedly while the stack runs. */
  readonly schedules?: readonly Schedule[]
}

export type Stack = {
  /** Without trailing slashes, as all addresses here. */
  readonly apiUrl: string
  readonly mailboxUrl: string
  readonly databaseUrl: string
  readonly keys: StackKeys
  readonly database: Database
  readonly mailbox: Mailbox
  stop(): Promise<void>
}

/**
 * Starts the stack. When a part fails to start, the parts before it are stopped.
 *
 * @throws Error with one sentence for the user
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { projectDir, dataDir, env = process.env, watch = false } = options
  const loaded = loadConfig(projectDir, env)
  const config = options.configure?.(loaded) ?? loaded
  const ports = {
    api: options.ports?.api ?? config.api.port,
    database: options.ports?.database ?? config.db.port,
    mailbox: options.ports?.mailbox ?? config.local_smtp.port,
  }
  const started: (() => unknown)[] = []
  const stop = async () => {
    for (const stopPart of started.splice(0).reverse()) await stopPart()
  }
  try {
    if (dataDir !== null) started.push(lockDataFolder(dataDir))
    const keys = await createKeys(dataDir, env)
    const mailbox = openMailbox(dataDir)

    // The ports come first, so that one in use is reported before the database is opened. Requests that arrive
    // earlier wait.
    const gateway = Promise.withResolvers<RequestListener>()
    const api = await listen('the API', ports.api, async (incoming, outgoing) =>
      (await gateway.promise)(incoming, outgoing),
    )
    started.push(api.close)
    const mail = await listen(
      'the mailbox',
      ports.mailbox,
      getRequestListener(createMailboxService(mailbox).fetch),
    )
    started.push(mail.close)
    const opened = Promise.withResolvers<OpenDatabase>()
    const wire = await startWireServer(opened.promise, ports.database, keys.databasePassword)
    let database: OpenDatabase | undefined
    started.push(() => database?.close(), wire.close)

    const databaseUrl = `postgresql://postgres:${encodeURIComponent(keys.databasePassword)}@127.0.0.1:${wire.port}/postgres`
    const functions = createFunctionsService({
      projectDir,
      config,
      keys,
      watch,
      idleMs: options.functionIdleMs,
      env: functionEnvironment(projectDir, config, keys, {
        apiUrl: api.url,
        databaseUrl,
        mailboxUrl: mail.url,
      }),
      ...(options.functionTimeoutMs === undefined ? {} : { timeoutMs: options.functionTimeoutMs }),
    })
    // Stopping runs backwards: it refuses new requests first and lets open ones finish.
    started.push(functions.stop, api.close)

    const serveApi = async () => {
      database = await openDatabase(dataDir, join(projectDir, 'supabase', 'migrations'))
      opened.resolve(database)
      const context: StackContext = { config, database, keys, mailbox, apiUrl: api.url, dataDir }
      const services = {
        auth: createAuthService(context),
        rest: createRestService(context),
        storage: createStorageService(context),
      }
      gateway.resolve(createGateway(keys, { ...services, functions }, options))
      return database
    }
    // Functions start meanwhile. An error is thrown when both have settled, so that both can be stopped.
    const [served, warmed] = await Promise.allSettled([serveApi(), functions.warmUp()])
    if (served.status === 'rejected') throw served.reason
    if (warmed.status === 'rejected') throw warmed.reason
    for (const schedule of options.schedules ?? []) {
      const target = { apiUrl: api.url, secretKey: keys.secretKey, database: served.value }
      started.push(callOnSchedule(schedule, target))
    }
    if (dataDir !== null && options.onDataLost) started.push(watchDataFolder(dataDir, options.onDataLost))
    return {
      apiUrl: api.url,
      mailboxUrl: mail.url,
      databaseUrl,
      keys,
      database: served.value,
      mailbox,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
