import { createServer, type IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createDisk } from './disk.ts'
import { createEngine } from './src/engine.ts'
import { createMemory } from './src/engine-parts.ts'
import { createPageCounter, type SendBatch } from './src/page-counter.ts'
import { sendPageCounts } from './src/send-page-counts.ts'
import { createStorageOrigin } from './src/storage-origin.ts'

/** In milliseconds, longer than servers in front keep idle connections. Node's default is five seconds. */
const KEEP_ALIVE_MS = 120_000
/** The files in memory, in bytes. */
const MEMORY_BYTES = 64 * 1024 * 1024
/** The sites that are kept are checked when Storage is connected, and then so often. */
const SWEEP_EVERY_MS = 24 * 3_600_000
const HAND_OVER_EVERY_MS = 60_000
/** The same trouble is reported at most this often. */
const REPORT_EVERY_MS = 60_000

export type ServeSitesOptions = {
  /** 0 takes any free port. */
  readonly port: number
  /** Where pulled sites are kept. */
  readonly folder: string
  /** How much is kept, in bytes. */
  readonly maxBytes: number
  /** Sites are reached over TLS, through a server in front on the same machine. */
  readonly isSecure: boolean
  /** What was counted is handed over so often, in milliseconds, and when the server ends; a minute by default. */
  readonly handOverEveryMs?: number
  /** Whether page loads are counted; `true` unless a measurement compares. */
  readonly isCounting?: boolean
}

export type SitesServer = {
  readonly port: number
  /** Says where Storage is, from the next request on; before, sites are unavailable. */
  connect(supabaseUrl: string, secretKey: string): void
  close(): Promise<void>
}

/**
 * Serves published sites on 127.0.0.1. A server in front asks at `/ask?domain=` whether a certificate may be fetched:
 * 200 or 404, from what is kept.
 *
 * @throws Error with one sentence when the port is taken
 */
export async function serveSites({
  port,
  folder,
  maxBytes,
  isSecure,
  handOverEveryMs = HAND_OVER_EVERY_MS,
  isCounting = true,
}: ServeSitesOptions): Promise<SitesServer> {
  const kept = createDisk(folder, maxBytes)
  const report = createReporter()
  let send: SendBatch | undefined
  const counter = createPageCounter(report)
  const handOver = async () => {
    if (send && isCounting) await counter.handOver(send)
  }
  const handingOver = setInterval(handOver, handOverEveryMs).unref()
  const build = (origin: Parameters<typeof createEngine>[0]['origin']) =>
    createEngine({
      origin,
      kept,
      memory: createMemory(MEMORY_BYTES),
      isSecure,
      later: () => {},
      ...(isCounting && { countLoad: counter.count }),
      onTrouble: report,
    })
  let sweeping: NodeJS.Timeout | undefined
  const sweep = async () => {
    let from: string | undefined
    do
      from = await engine
        .sweep(from)
        .catch((error) => report('The sites that are kept were not checked', error))
    while (from)
  }
  let engine = build({ read: () => Promise.reject(new Error('Storage is not connected yet')) })

  const visit = getRequestListener((request) => engine.fetch(request))
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, async (request, response) => {
    const domain = askedDomain(request)
    if (domain === undefined) return visit(request, response)
    response.writeHead((await engine.mayCertify(domain)) ? 200 : 404).end()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(describeListenError(error, port)))
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    connect(supabaseUrl, secretKey) {
      engine = build(createStorageOrigin(supabaseUrl, secretKey))
      send = sendPageCounts(supabaseUrl, secretKey)
      clearInterval(sweeping)
      sweeping = setInterval(sweep, SWEEP_EVERY_MS).unref()
      void sweep()
    },
    async close() {
      clearInterval(sweeping)
      clearInterval(handingOver)
      await new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      })
      await handOver()
    },
  }
}

/** The domain that the server in front asks for; `undefined` for a visitor's request, which it marks as forwarded. */
function askedDomain({ url = '', headers }: IncomingMessage): string | undefined {
  if (!url.startsWith('/ask?') || headers['x-forwarded-for'] !== undefined) return undefined
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? '')) return undefined
  return new URLSearchParams(url.slice('/ask?'.length)).get('domain') ?? ''
}

function createReporter(): (sentence: string, error: unknown) => undefined {
  const reportedAt = new Map<string, number>()
  return (sentence, error) => {
    const now = Date.now()
    if (now - (reportedAt.get(sentence) ?? 0) < REPORT_EVERY_MS) return
    if (reportedAt.size > 1000) reportedAt.clear()
    reportedAt.set(sentence, now)
    console.error(`sites: ${sentence}: ${error instanceof Error ? error.message : error}`)
  }
}

function describeListenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error
  return new Error(
    `Port ${port} is taken, so sites cannot be served there: stop what uses it, or set FOYER_SITES_PORT to another one.`,
  )
}
