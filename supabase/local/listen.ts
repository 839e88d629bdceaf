import { createServer, type RequestListener } from 'node:http'
import type { Server } from 'node:net'

/** How long requests that are being answered may hold up the end, in milliseconds. */
const GRACE_MS = 3_000

export type HttpServer = {
  /** Without a trailing slash. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves HTTP on this machine alone.
 *
 * @param purpose what the port is for, in words
 * @param port 0 takes any free port
 * @throws Error with one sentence when the port cannot be had
 */
export async function listen(purpose: string, port: number, listener: RequestListener): Promise<HttpServer> {
  const server = createServer(listener)
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
 * Lets a server listen on this machine alone.
 *
 * @param purpose what the port is for, in words
 * @param port 0 takes any free port
 * @returns the port
 * @throws Error with one sentence when the port cannot be had
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
      `Port ${port} is taken, which ${purpose} needs: stop what uses it, or choose another port.`,
    )
  }
  if (code === 'EACCES') {
    return new Error(`Port ${port} may not be used, which ${purpose} needs: choose one above 1023.`)
  }
  return error
}
