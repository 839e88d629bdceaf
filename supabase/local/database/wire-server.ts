// The Postgres protocol on a TCP port. All clients share the one session of PGlite: each has its own settings and
// transactions, but the names of prepared statements and temporary tables are common to all.
import { createServer, type Socket } from 'node:net'
import { PGLiteSocketHandler } from '@electric-sql/pglite-socket'
import { listenLocally } from '../listen.ts'
import { checkPassword, fatalError } from './check-password.ts'
import { ClientSession } from './client-session.ts'
import type { OpenDatabase } from './database.ts'

export type WireServer = { readonly port: number; close(): Promise<void> }

/**
 * Listens for Postgres clients, which need the password; those that come before the database is open wait.
 *
 * @param port 0 takes any free port
 */
export async function startWireServer(
  opening: Promise<OpenDatabase>,
  port: number,
  password: string,
): Promise<WireServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    serveClient(opening, socket, password).catch(() => socket.destroy())
  })
  return {
    port: await listenLocally(server, 'the database', port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

async function serveClient(opening: Promise<OpenDatabase>, socket: Socket, password: string): Promise<void> {
  if (!(await checkPassword(socket, password))) return
  const session = new ClientSession(await opening, (code, reason) => socket.end(fatalError(code, reason)))
  const handler = new PGLiteSocketHandler({ queryQueue: session.asQueue(), closeOnDetach: true })
  await handler.attach(socket)
}
