// A drop-in for `supabase start` on this machine: one process with Postgres (PGlite), auth, REST, storage and a mailbox,
// and one Deno process for each edge function. It reads the project's folders as the CLI does.
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { createAuthService } from './auth/auth-service.ts'
import { loadConfig, type StackConfig } from './config.ts'
import type { StackContext } from './context.ts'
import { takeDataFolder } from './data-folder.ts'
import { type Database, openDatabase } from './database/database.ts'
import { startWireServer } from './database/wire-server.ts'
import { functionEnvironment } from './functions/function-environment.ts'
import { createFunctionsService } from './functions/functions-service.ts'
import { createGateway } from './gateway/gateway.ts'
import { createKeys, type StackKeys } from './keys.ts'
import { type Mailbox, openMailbox } from './mailbox/mailbox.ts'
import { createMailboxService } from './mailbox/mailbox-service.ts'
import { createRestService } from './rest/rest-service.ts'
import { createStorageService } from './storage/storage-service.ts'

export type StackOptions = {
  /** The folder that holds `supabase/`. */
  readonly projectDir: string
  /** `null` keeps database, files and mails in memory. */
  readonly dataDir: string | null
  /** Left out: those of config.toml; 0 takes any free port. */
  readonly ports?: { readonly api?: number; readonly database?: number; readonly mailbox?: number }
  /** Where config.toml's `env(NAME)` and the keys are looked up. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Restarts a function when one of its modules changes. */
  readonly watch?: boolean
  /** Changes what config.toml says, for tests of a rule that it sets. */
  readonly configure?: (config: StackConfig) => StackConfig
  readonly functionTimeoutMs?: number
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
 * Starts the stack. What was already started is stopped again when a later part fails.
 *
 * @throws Error with one sentence for the person at the keyboard
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { projectDir, dataDir, env = process.env, watch = false } = options
  const loaded = loadConfig(projectDir, env)
  const config = options.configure?.(loaded) ?? loaded
  const started: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const stopPart of started.splice(0).reverse()) await stopPart()
  }
  try {
    if (dataDir !== null) started.push(await takeDataFolder(dataDir))
    const keys = await createKeys(dataDir, env)
    const mailbox = openMailbox(dataDir)

    // The ports come first: a taken one should not cost the time that opening the database takes. Requests that
    // arrive before everything is ready wait.
    let route: ((request: Request, remoteAddress: string) => Promise<Response>) | undefined
    let open: () => void = () => {}
    const ready = new Promise<void>((resolve) => {
      open = resolve
    })
    const api = await listen('API', options.ports?.api ?? config.api.port, async (request, remoteAddress) => {
      await ready
      return route?.(request, remoteAddress) ?? new Response('Bad Gateway', { status: 502 })
    })
    started.push(api.close)
    const mailboxService = createMailboxService(mailbox)
    const mail = await listen('mailbox', options.ports?.mailbox ?? config.local_smtp.port, (request) =>
      mailboxService.fetch(request),
    )
    started.push(mail.close)

    const database = await openDatabase(dataDir, join(projectDir, 'supabase', 'migrations'))
    started.push(() => database.close())
    const wire = await startWireServer(database, options.ports?.database ?? config.db.port).catch((error) => {
      throw describeListenError(error, 'database', options.ports?.database ?? config.db.port)
    })
    started.push(() => wire.close())

    const databaseUrl = `postgresql://postgres:postgres@127.0.0.1:${wire.port}/postgres`
    const context: StackContext = { config, database, keys, mailbox, apiUrl: api.url, dataDir }
    const functions = createFunctionsService({
      projectDir,
      config,
      keys,
      watch,
      env: functionEnvironment(projectDir, config, keys, { apiUrl: api.url, databaseUrl }),
      ...(options.functionTimeoutMs === undefined ? {} : { requestTimeoutMs: options.functionTimeoutMs }),
    })
    started.push(() => functions.stop())
    route = createGateway(context, [
      { prefix: '/auth/v1', fetch: createAuthService(context).fetch },
      { prefix: '/rest/v1', fetch: createRestService(context).fetch },
      { prefix: '/storage/v1', fetch: createStorageService(context).fetch },
      { prefix: '/functions/v1', fetch: functions.fetch, isFunctions: true },
    ])
    open()
    await functions.warmUp()
    return { apiUrl: api.url, mailboxUrl: mail.url, databaseUrl, keys, database, mailbox, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function listen(
  name: string,
  port: number,
  answer: (request: Request, remoteAddress: string) => Response | Promise<Response>,
): Promise<{ url: string; close: () => Promise<void> }> {
  let server: ServerType | undefined
  const address = await new Promise<AddressInfo>((resolve, reject) => {
    server = serve(
      {
        port,
        hostname: '127.0.0.1',
        fetch: (request, { incoming }) => answer(request, incoming.socket.remoteAddress ?? '127.0.0.1'),
      },
      resolve,
    )
    server.once('error', (error) => reject(describeListenError(error, name, port)))
  })
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server?.close(() => resolve())
        if (server && 'closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

function describeListenError(error: unknown, name: string, port: number): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') return error
  return new Error(
    `Port ${port} is taken, which the ${name} needs: stop what uses it, or choose another port.`,
  )
}
