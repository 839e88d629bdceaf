import { createServer, type RequestListener } from 'node:http'

export type LocalServer = {
  /** Without a trailing slash. */
  readonly url: string
  readonly close: () => void
}

/** Starts a server on a free loopback port, which gives a test another origin. */
export async function serveLocally(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
