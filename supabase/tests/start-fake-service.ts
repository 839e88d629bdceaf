import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { readonly body: string }

export type FakeService = {
  readonly url: string
  /** The requests, in order. */
  readonly asked: readonly Asked[]
  /** Closes the port: connections to the address are refused. */
  close(): Promise<void>
}

/** Timeouts for services that answer (long, for busy machines) and for those that never do. */
export const PATIENCE_MS = { answering: 20_000, silent: 50 }

/** A platform service that gives one answer and records requests until the test ends. */
export async function startFakeService(answer: (response: ServerResponse) => void): Promise<FakeService> {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { method, url, headers } = request
    asked.push({ method, url, headers, body })
    answer(response)
  })
  onTestFinished(() => close(server))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}`, asked, close: () => close(server) }
}

/** An answer with a JSON content type; the body may be malformed. */
export function respondJson(status: number, body: string): (response: ServerResponse) => void {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }
}

/** Never answers. */
export function stayQuiet(): void {}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
