import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { readonly body: string }

export type FakeService = {
  readonly url: string
  /** What it was asked, in order. */
  readonly asked: readonly Asked[]
  /** Leaves the address without anybody who listens. */
  close(): Promise<void>
}

/** How long to wait for a service that answers, which takes its time on a busy machine, and for one that does not. */
export const PATIENCE_MS = { answering: 20_000, silent: 50 }

/** A service of the platform that answers in one way and remembers what it was asked, until the test ends. */
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

/** An answer in JSON, or what claims to be. */
export function respondJson(status: number, body: string): (response: ServerResponse) => void {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }
}

/** No answer, ever. */
export function stayQuiet(): void {}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
