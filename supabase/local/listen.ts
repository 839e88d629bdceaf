import { createServer, type RequestListener } from 'node:http'
import type { Server } from 'node:net'

/** How long open requests may delay closing, in milliseconds. */
const GRACE_MS = 3_000
/**
 * How long an idle connection stays open. Clients close theirs after seconds: with Node's five, a busy machine closes one
 * just as a client sends its next request, which fails with ECONNRESET.
 */
const IDLE_MS = 65_000

export type HttpServer = {
  /** Without a trailing slash. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves HTTP on the loopback interface only.
 *
 * @param purpose what the port is for, for error messages
 * @param port 0 takes any free port
 * @throws Error with one sentence when the port cannot be opened
 */
export async function listen(purpose: string, port: number, listener: RequestListener): Promise<HttpServer> {
  const server = createServer({ keepAliveTimeout: IDLE_MS }, listener)
  const actualPort = await listenLocally(server, purpose, port)
  return {
    url: `http://127.0.0.1:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS)
        server.close(() => {
          clearTimeout(timer)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}

/**
 * Lets a server listen on the loopback interface only.
 *
 * @param purpose what the port is for, for error messages
 * @param port 0 takes any free port
 * @returns the port
 * @throws Error with one sentence when the port cannot be opened
 */
export async function listenLocally(server: Server, purpose: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(describePortError(error, purpose, port)))
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

function describePortError(error: Error, purpose: string, port: number): Error {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new Error(
      `Port ${port}, which ${purpose} needs, is in use: stop the program that uses it, or choose another port.`,
    )
  }
  if (code === 'EACCES') {
    return new Error(`Port ${port}, which ${purpose} needs, requires special rights: choose one above 1023.`)
  }
  return error
}
