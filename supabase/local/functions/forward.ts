import { Agent, type IncomingMessage, request as startRequest } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'

// Connections to the functions stay open: opening one costs more than a small function does.
const agent = new Agent({ keepAlive: true })
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'sb-api-key'])
const BODYLESS = new Set([101, 204, 205, 304])

/**
 * Passes a request on to a process on this machine.
 *
 * @returns its answer, or what went wrong: no answer in time, or the connection broke
 */
export function forward(
  request: Request,
  port: number,
  timeoutMs: number,
): Promise<Response | 'timeout' | 'broken'> {
  const url = new URL(request.url)
  const headers = Object.fromEntries([...request.headers].filter(([name]) => !HOP_BY_HOP.has(name)))
  return new Promise((resolve) => {
    const outgoing = startRequest({
      host: '127.0.0.1',
      port,
      agent,
      method: request.method,
      path: url.pathname + url.search,
      headers: { ...headers, host: url.host },
    })
    const timer = setTimeout(() => {
      resolve('timeout')
      outgoing.destroy()
    }, timeoutMs)
    outgoing.once('response', (incoming) => {
      clearTimeout(timer)
      resolve(toResponse(incoming))
    })
    outgoing.once('error', () => {
      clearTimeout(timer)
      resolve('broken')
    })
    request.signal.addEventListener('abort', () => outgoing.destroy(), { once: true })
    if (!request.body) {
      outgoing.end()
      return
    }
    // Node and the DOM declare the same stream apart.
    Readable.fromWeb(request.body as NodeStream)
      .on('error', () => outgoing.destroy())
      .pipe(outgoing)
  })
}

function toResponse(incoming: IncomingMessage): Response {
  const status = incoming.statusCode ?? 502
  const headers = new Headers()
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index] ?? ''
    if (!HOP_BY_HOP.has(name.toLowerCase())) headers.append(name, incoming.rawHeaders[index + 1] ?? '')
  }
  if (BODYLESS.has(status)) {
    incoming.resume()
    return new Response(null, { status, headers })
  }
  const body = Readable.toWeb(incoming) as ReadableStream
  return new Response(body, { status, statusText: incoming.statusMessage ?? '', headers })
}
