// Postgres' own protocol on a TCP port. All clients share the one session of PGlite in turns: each keeps its own
// settings and transactions, but the names of prepared statements and temporary tables are common to all.
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
    const turn = new ClientTurn(database, (code, reason) => socket.end(fatalError(code, reason)))
    const handler = new PGLiteSocketHandler({ queryQueue: turn.asQueue(), closeOnDetach: true })
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

/** An ErrorResponse message. https://www.postgresql.org/docs/current/protocol-error-fields.html */
function fatalError(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

function portOf(server: Server, port: number): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}
