import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5

/**
 * Takes a data folder for this stack alone. The lock is SQLite's exclusive lock on a file: the system frees it when the
 * process ends, however it ends, on every platform.
 *
 * @returns gives the folder free again
 * @throws Error with one sentence when another stack has the folder, or it cannot be written
 */
export function takeDataFolder(dataDir: string): () => void {
  let lock: DatabaseSync | undefined
  try {
    mkdirSync(dataDir, { recursive: true })
    lock = new DatabaseSync(join(dataDir, 'stack.lock'), { timeout: 0 })
    lock.exec('begin exclusive')
  } catch (error) {
    lock?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new Error(
        `Another stack is using the data folder ${dataDir}: stop it first, or choose another folder for this one.`,
      )
    }
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The data folder ${dataDir} cannot be used (${reason}): choose another one.`)
  }
  const { close } = lock
  return close.bind(lock)
}
