// Postgres' own protocol on a TCP port. PGlite is one session for everybody: what a client sets outside a transaction,
// and the names of its prepared statements, are shared with the other clients.
import { createServer, type Server, type Socket } from 'node:net'
import { PGLiteSocketHandler } from '@electric-sql/pglite-socket'
import { ClientTurn } from './client-turn.ts'
import type { OpenDatabase } from './database.ts'

export type WireServer = { readonly port: number; close(): Promise<void> }

/**
 * Listens for Postgres clients.
 *
 * @param port 0 takes any free port
 */
export async function startWireServer(database: OpenDatabase, port: number): Promise<WireServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    const handler = new PGLiteSocketHandler({
      queryQueue: new ClientTurn(database).asQueue(),
      closeOnDetach: true,
    })
    handler.attach(socket).catch(() => socket.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: portOf(server, port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function portOf(server: Server, port: number): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}
