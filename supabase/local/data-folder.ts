import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const LOCK = 'stack.lock'
/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5

/**
 * Locks a data folder for this stack and makes it private to this user, because it holds addresses and sign-in codes.
 * The lock is SQLite's exclusive lock on a file, which the system releases however the process ends.
 *
 * @returns releases the folder
 * @throws Error with one sentence when another stack has the folder, or it cannot be written
 */
export function lockDataFolder(dataDir: string): () => void {
  let lock: DatabaseSync | undefined
  try {
    // For the whole process: SQLite offers no way to choose the mode of the files it makes.
    process.umask(0o077)
    mkdirSync(dataDir, { recursive: true })
    lock = new DatabaseSync(join(dataDir, LOCK), { timeout: 0 })
    lock.exec('begin exclusive')
    makePrivate(dataDir)
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

const WATCH_MS = 250

/**
 * Notices that a data folder, which this stack has locked, is deleted.
 *
 * @param onLost called once, with a sentence
 * @returns ends the watch
 */
export function watchDataFolder(dataDir: string, onLost: (sentence: string) => void): () => void {
  const timer = setInterval(() => {
    if (existsSync(join(dataDir, LOCK))) return
    clearInterval(timer)
    onLost(
      `The data folder ${dataDir} was deleted while it was in use: start again to begin with an empty one.`,
    )
  }, WATCH_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Removes all rights of other users from a folder and its contents: 0700 for folders, 0600 for files. */
export function makePrivate(folder: string): void {
  setMode(folder, 0o700)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) makePrivate(path)
    else if (entry.isFile()) setMode(path, 0o600)
  }
}

function setMode(path: string, mode: number): void {
  if ((lstatSync(path).mode & 0o777) !== mode) chmodSync(path, mode)
}
