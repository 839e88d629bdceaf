import { protocol } from '@electric-sql/pglite'
import type { PGLiteSocketHandler } from '@electric-sql/pglite-socket'
import type { OpenDatabase } from './database.ts'
import type { SessionClient } from './shared-session.ts'

type Queue = ConstructorParameters<typeof PGLiteSocketHandler>[0]['queryQueue']

const SIMPLE_QUERY = 0x51
const PARSE = 0x50
const SYNC = 0x53
const TERMINATE = 0x58
const STARTUP = 0
/** Bind, close, describe, execute, flush. */
const OTHER_TYPES = [0x42, 0x43, 0x44, 0x45, 0x48]
const SERVED = new Set([SIMPLE_QUERY, PARSE, SYNC, STARTUP, ...OTHER_TYPES])
/** How long a client may leave its transaction idle while others wait for the database. */
const IDLE_LIMIT_MS = 2_000
const IDLE_CHECKS = 10

/**
 * One client of the Postgres port. It holds the shared session from the first message of a statement to its end, and
 * through a whole transaction, so that no statement of another client runs in between.
 */
export class ClientSession implements SessionClient {
  settings: SessionClient['settings'] = null
  readonly #database: OpenDatabase
  readonly #disconnect: (code: string, reason: string) => void
  #last: Promise<unknown> = Promise.resolve()
  #release: (() => void) | undefined
  #idle: NodeJS.Timeout | undefined

  /** @param disconnect tells the client why (SQLSTATE and message) and closes its connection */
  constructor(database: OpenDatabase, disconnect: (code: string, reason: string) => void) {
    this.#database = database
    this.#disconnect = disconnect
  }

  /** As the queue that the socket handler expects; it calls only the methods below. */
  asQueue(): Queue {
    return this as unknown as Queue
  }

  /** Runs one protocol message after the earlier ones; returns the number of bytes sent back. */
  enqueue(_client: number, message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number> {
    const answered = this.#last.then(() => this.#run(message, onData))
    this.#last = answered.catch(() => {})
    return answered
  }

  getQueueLength(): number {
    return 0
  }

  clearQueueForHandler(): void {
    // Waiting messages belong to a statement and still run; an open transaction is rolled back below.
  }

  /** Rolls back and forgets a client that has disconnected. */
  async clearTransactionIfNeeded(): Promise<void> {
    await this.#last
    this.#release ??= await this.#database.session.acquire(this)
    await this.#end()
  }

  async #run(message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number> {
    const [type = TERMINATE] = message
    // Ending the session would end it for all clients; the socket closes by itself.
    if (type === TERMINATE) return 0
    const refusal = refuse(type, message)
    if (refusal) {
      this.#disconnect(...refusal)
      return 0
    }
    clearInterval(this.#idle)
    this.#release ??= await this.#database.session.acquire(this)
    const { pglite } = this.#database
    let bytes = 0
    await pglite.runExclusive(() =>
      pglite.execProtocolRawStream(message, {
        onRawData: (data) => {
          bytes += data.length
          onData(data)
        },
      }),
    )
    const endsStatement = type === SIMPLE_QUERY || type === SYNC || type === STARTUP
    if (endsStatement && !pglite.isInTransaction()) this.#releaseSession()
    else this.#limitIdleness()
    return bytes
  }

  #limitIdleness(): void {
    // Checks are counted instead of time: after the machine was suspended, messages of the client may be unread.
    let checks = 0
    this.#idle = setInterval(() => {
      if (++checks < IDLE_CHECKS || !this.#database.session.hasWaiters) return
      clearInterval(this.#idle)
      this.#last = this.#last.then(() => this.#end())
      this.#disconnect('25P03', 'terminating connection due to idle-in-transaction timeout')
    }, IDLE_LIMIT_MS / IDLE_CHECKS).unref()
  }

  /** Rolls back an open transaction; the sync message ends a statement that was never completed. */
  async #end(): Promise<void> {
    clearInterval(this.#idle)
    if (!this.#release) return
    const { pglite, session } = this.#database
    try {
      await pglite.execProtocolStream(protocol.serialize.query('rollback'), { throwOnError: false })
      await pglite.execProtocolStream(protocol.serialize.sync(), { throwOnError: false })
      await session.forget(this)
    } finally {
      this.#releaseSession()
    }
  }

  #releaseSession(): void {
    this.#release?.()
    this.#release = undefined
  }
}

/** Refuses what would block PGlite forever, because it would wait for more input within one call. */
function refuse(type: number, message: Uint8Array): [code: string, reason: string] | null {
  if (!SERVED.has(type)) return ['08P01', `message type ${type} is not served by the embedded stack`]
  if (type !== SIMPLE_QUERY && type !== PARSE) return null
  const text = Buffer.from(message).toString('latin1')
  if (!/\bcopy\b/i.test(text) || !/\bstdin\b/i.test(text)) return null
  return ['0A000', 'COPY FROM STDIN is not served by the embedded stack: use INSERT, or `supabase start`']
}
