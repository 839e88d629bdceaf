import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Longest path that every system takes for a local socket. */
const SOCKET_PATH_LIMIT = 100

/**
 * Takes a data folder for this stack alone. The lock is a local socket on which this process listens, so it is gone
 * with the process, however that ends.
 *
 * @returns gives the folder free again
 * @throws Error with one sentence when another stack has the folder, or it cannot be made
 */
export async function takeDataFolder(dataDir: string): Promise<() => Promise<void>> {
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The data folder ${dataDir} cannot be made (${reason}): choose another one.`)
  }
  const address = lockAddress(dataDir)
  const server = (await listen(address)) ?? (await takeOver(address))
  if (!server) {
    throw new Error(
      `Another stack is using the data folder ${dataDir}: stop it first, or choose another folder for this one.`,
    )
  }
  return () => new Promise((resolve) => server.close(() => resolve()))
}

function lockAddress(dataDir: string): string {
  const folder = realpathSync(dataDir)
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\embedded-stack-${name}`
  const inside = join(folder, 'stack.lock')
  return inside.length < SOCKET_PATH_LIMIT ? inside : join(tmpdir(), `embedded-stack-${name}.lock`)
}

function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((visitor) => visitor.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(address, () => resolve(server))
  })
}

/** A killed stack leaves its socket's file behind, on which nobody answers. */
async function takeOver(address: string): Promise<Server | null> {
  const isAnswered = await new Promise<boolean>((resolve) => {
    const visitor = createConnection(address)
    visitor.once('connect', () => {
      visitor.destroy()
      resolve(true)
    })
    visitor.once('error', () => resolve(false))
  })
  if (isAnswered) return null
  rmSync(address, { force: true })
  return listen(address)
}
