import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createOpenPage } from '../functions/reader/open-page.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Sends a page of HTML. */
export const page =
  (body: string, { title = '', lang = 'en', type = 'text/html; charset=utf-8', status = 200 } = {}): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': type })
    response.end(`<!doctype html><html lang="${lang}"><title>${title}</title><body>${body}`)
  }

/** Sends to another address. */
export const redirect =
  (location: string): Answer =>
  (_, response) => {
    response.writeHead(302, { location }).end()
  }

/** Sends a text. */
export const plain =
  (text: string, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'text/plain' }).end(text)
  }

/**
 * Starts a host on this machine that answers for every name that ends with `.example`; others are looked up in `names`.
 *
 * @returns what opens its pages, and the paths that were asked for
 */
export async function startHost(
  answers: Readonly<Record<string, Answer>>,
  { names = {}, timeoutMs }: { names?: Readonly<Record<string, readonly string[]>>; timeoutMs?: number } = {},
) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const answer = answers[request.url ?? '']
    if (answer) answer(request, response)
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Not found')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    port,
    address: (path = '/', host = 'practice.example') => new URL(`http://${host}:${port}${path}`),
    openPage: createOpenPage({
      resolve: async (host) => names[host] ?? (host.endsWith('.example') ? ['127.0.0.1'] : []),
      allowsLoopback: true,
      ...(timeoutMs && { timeoutMs }),
    }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
