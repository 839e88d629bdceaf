import { protocol } from '@electric-sql/pglite'
import type { PGLiteSocketHandler } from '@electric-sql/pglite-socket'
import type { OpenDatabase } from './database.ts'
import type { Guest } from './shared-session.ts'

type Queue = ConstructorParameters<typeof PGLiteSocketHandler>[0]['queryQueue']

const SIMPLE_QUERY = 0x51
const PARSE = 0x50
const SYNC = 0x53
const TERMINATE = 0x58
const STARTUP = 0
/** What else a client may send: bind, close, describe, execute, flush. */
const OTHERS = [0x42, 0x43, 0x44, 0x45, 0x48]
const SERVED = new Set([SIMPLE_QUERY, PARSE, SYNC, STARTUP, ...OTHERS])
/** How long a client may leave its transaction idle while somebody else waits for the database. */
const PATIENCE_MS = 2_000
const LOOKS = 10

/**
 * One client's part in the shared session. It has the turn from the first message of a statement to its end, and
 * through a whole transaction, so that nothing of others runs in between.
 */
export class ClientTurn implements Guest {
  settings: Guest['settings'] = null
  readonly #database: OpenDatabase
  readonly #disconnect: (code: string, reason: string) => void
  #last: Promise<unknown> = Promise.resolve()
  #handOn: (() => void) | undefined
  #idle: NodeJS.Timeout | undefined

  /** @param disconnect tells the client why (SQLSTATE and message) and closes its connection */
  constructor(database: OpenDatabase, disconnect: (code: string, reason: string) => void) {
    this.#database = database
    this.#disconnect = disconnect
  }

  /** The socket handler calls these methods of its own queue and no others. */
  asQueue(): Queue {
    return this as unknown as Queue
  }

  /** Runs one protocol message, after those that came before it; answers how many bytes went back. */
  enqueue(_client: number, message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number> {
    const answered = this.#last.then(() => this.#run(message, onData))
    this.#last = answered.catch(() => {})
    return answered
  }

  getQueueLength(): number {
    return 0
  }

  clearQueueForHandler(): void {
    // Messages that are waiting belong to a statement: they run, and an open transaction is rolled back below.
  }

  /** The client has gone: its transaction is undone and its settings forgotten. */
  async clearTransactionIfNeeded(): Promise<void> {
    await this.#last
    this.#handOn ??= await this.#database.session.take(this)
    await this.#end()
  }

  async #run(message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number> {
    const [type = TERMINATE] = message
    // Ending the session would end everybody's: the socket closes by itself.
    if (type === TERMINATE) return 0
    const refusal = refuse(type, message)
    if (refusal) {
      this.#disconnect(...refusal)
      return 0
    }
    clearInterval(this.#idle)
    this.#handOn ??= await this.#database.session.take(this)
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
    if (endsStatement && !pglite.isInTransaction()) this.#handTurnOn()
    else this.#watchIdleness()
    return bytes
  }

  #watchIdleness(): void {
    // Looks are counted, not time: after a machine stood still, what the client has sent is still to be read.
    let looks = 0
    this.#idle = setInterval(() => {
      if (++looks < LOOKS || !this.#database.session.isWanted) return
      clearInterval(this.#idle)
      this.#last = this.#last.then(() => this.#end())
      this.#disconnect('25P03', 'terminating connection due to idle-in-transaction timeout')
    }, PATIENCE_MS / LOOKS).unref()
  }

  /** Undoes what the client left unfinished. A statement that was never completed is ended by the second message. */
  async #end(): Promise<void> {
    clearInterval(this.#idle)
    if (!this.#handOn) return
    const { pglite, session } = this.#database
    try {
      await pglite.execProtocolStream(protocol.serialize.query('rollback'), { throwOnError: false })
      await pglite.execProtocolStream(protocol.serialize.sync(), { throwOnError: false })
      await session.dismiss(this)
    } finally {
      this.#handTurnOn()
    }
  }

  #handTurnOn(): void {
    this.#handOn?.()
    this.#handOn = undefined
  }
}

/** What PGlite cannot survive: it waits for more from the client inside of one call, forever. */
function refuse(type: number, message: Uint8Array): [code: string, reason: string] | null {
  if (!SERVED.has(type)) return ['08P01', `message type ${type} is not served by the embedded stack`]
  if (type !== SIMPLE_QUERY && type !== PARSE) return null
  const text = Buffer.from(message).toString('latin1')
  if (!/\bcopy\b/i.test(text) || !/\bstdin\b/i.test(text)) return null
  return ['0A000', 'COPY FROM STDIN is not served by the embedded stack: use INSERT, or `supabase start`']
}
