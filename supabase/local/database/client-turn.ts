import type { PGLiteSocketHandler } from '@electric-sql/pglite-socket'
import type { OpenDatabase } from './database.ts'

type Queue = ConstructorParameters<typeof PGLiteSocketHandler>[0]['queryQueue']

const SIMPLE_QUERY = 0x51
const SYNC = 0x53
const TERMINATE = 0x58
/** A client that leaves a transaction open and silent this long loses it: one backend serves everybody. */
const IDLE_TRANSACTION_MS = 10_000

/**
 * One client's place in the turns. It keeps the database from the first message of a statement to its end, and through
 * a whole transaction, so that nothing of others runs in between.
 */
export class ClientTurn {
  readonly #database: OpenDatabase
  #last: Promise<unknown> = Promise.resolve()
  #handOn: (() => void) | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(database: OpenDatabase) {
    this.#database = database
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
    // Messages that are waiting belong to a statement: they run, and the transaction is rolled back below.
  }

  /** The client has gone: its transaction is undone and the turn handed on. */
  async clearTransactionIfNeeded(): Promise<void> {
    await this.#last
    await this.#release()
  }

  async #run(message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number> {
    // Ending the session would end everybody's: the socket closes by itself.
    if (message[0] === TERMINATE) return 0
    clearTimeout(this.#idle)
    this.#handOn ??= await this.#database.turns.take()
    const { pglite } = this.#database
    let bytes = 0
    try {
      await pglite.runExclusive(() =>
        pglite.execProtocolRawStream(message, {
          onRawData: (data) => {
            bytes += data.length
            onData(data)
          },
        }),
      )
    } catch (error) {
      await this.#release()
      throw error
    }
    const [type] = message
    const endsStatement = type === SIMPLE_QUERY || type === SYNC || type === 0
    if (endsStatement && !pglite.isInTransaction()) await this.#release()
    else this.#idle = setTimeout(() => void this.#release(), IDLE_TRANSACTION_MS).unref()
    return bytes
  }

  async #release(): Promise<void> {
    clearTimeout(this.#idle)
    const handOn = this.#handOn
    if (!handOn) return
    this.#handOn = undefined
    try {
      if (this.#database.pglite.isInTransaction()) await this.#database.pglite.exec('rollback')
    } finally {
      handOn()
    }
  }
}
