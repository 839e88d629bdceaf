// The Postgres protocol on a TCP port. All clients share the one session of PGlite: each has its own settings and
// transactions, but the names of prepared statements and temporary tables are common to all.

import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { PGLiteSocketHandler } from '@electric-sql/pglite-socket'
import { listenLocally } from '../listen.ts'
import { ClientSession } from './client-session.ts'
import type { OpenDatabase } from './database.ts'

// https://www.postgresql.org/docs/current/protocol-flow.html
const PROTOCOL_3 = 0x30000
const CANCEL_REQUEST = 80877102
/** SSLRequest and GSSENCRequest: both are declined with `N`. */
const ENCRYPTION_REQUESTS = new Set([80877103, 80877104])
const CLEARTEXT_PASSWORD = 3
const PASSWORD_MESSAGE = 0x70
const MAX_MESSAGE_BYTES = 10_000
/** Postgres' own `authentication_timeout`. */
const TIMEOUT_MS = 60_000

/**
 * Asks a new client of the Postgres port for the password. PGlite and its socket handler check no password.
 *
 * @returns whether the client may go on; its startup message can then be read from the socket again. A refused client
 *   gets an error and is disconnected.
 */
async function checkPassword(socket: Socket, password: string): Promise<boolean> {
  const timer = setTimeout(() => socket.destroy(), TIMEOUT_MS).unref()
  try {
    const startup = await readStartup(socket)
    if (!startup) {
      socket.destroy()
      return false
    }
    socket.write(message('R', int32(CLEARTEXT_PASSWORD)))
    const given = await readPassword(socket)
    if (given === null || !isSame(given, password)) {
      socket.end(fatalError('28P01', 'password authentication failed'))
      return false
    }
    socket.unshift(startup)
    return true
  } finally {
    clearTimeout(timer)
  }
}

/** An ErrorResponse message. https://www.postgresql.org/docs/current/protocol-error-fields.html */
function fatalError(code: string, text: string): Buffer {
  return message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`))
}

/** The StartupMessage with its length, or `null` for anything else. */
async function readStartup(socket: Socket): Promise<Buffer | null> {
  for (;;) {
    const length = await readBytes(socket, 4)
    const size = length.readUInt32BE()
    if (size < 8 || size > MAX_MESSAGE_BYTES) return null
    const body = await readBytes(socket, size - 4)
    const code = body.readUInt32BE()
    if (code === PROTOCOL_3) return Buffer.concat([length, body])
    if (code === CANCEL_REQUEST || !ENCRYPTION_REQUESTS.has(code)) return null
    socket.write('N')
  }
}

async function readPassword(socket: Socket): Promise<string | null> {
  const head = await readBytes(socket, 5)
  const size = head.readUInt32BE(1)
  if (head[0] !== PASSWORD_MESSAGE || size < 5 || size > MAX_MESSAGE_BYTES) return null
  return (await readBytes(socket, size - 4)).subarray(0, -1).toString()
}

/** @throws Error when the connection ends before */
async function readBytes(socket: Socket, count: number): Promise<Buffer> {
  for (;;) {
    const chunk: Buffer | null = socket.read(count)
    if (chunk?.length === count) return chunk
    if (chunk !== null || socket.readableEnded || socket.destroyed) throw new Error('The connection ended.')
    await Promise.race([once(socket, 'readable'), once(socket, 'end'), once(socket, 'close')])
  }
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

function message(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body])
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

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
