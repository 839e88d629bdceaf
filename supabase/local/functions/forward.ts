import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http'

// Connections to the functions stay open, because opening one takes longer than a small function.
const agent = new Agent({ keepAlive: true })
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** `gone`: the caller has disconnected or has its response; otherwise the caller of `forward` responds. */
export type Outcome = 'gone' | 'timeout' | 'broken'

/**
 * Forwards a request to a local process and its response back, both as streams.
 *
 * @param timeoutMs how long the whole exchange may take
 */
export function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: {
    readonly port: number
    readonly path: string
    readonly headers: Readonly<Record<string, string>>
  },
  timeoutMs: number,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const { host = '127.0.0.1' } = incoming.headers
    const onward = request({
      host: '127.0.0.1',
      port: target.port,
      agent,
      method: incoming.method,
      path: target.path,
      headers: { ...endToEnd(incoming), ...target.headers, host },
    })
    const settle = (outcome: Outcome) => {
      clearTimeout(timer)
      resolve(outgoing.headersSent ? 'gone' : outcome)
      onward.destroy()
      // Unread bytes of the body would precede the sender's next request on this connection.
      incoming.unpipe(onward).resume()
      if (outgoing.headersSent && !outgoing.writableFinished) outgoing.destroy()
    }
    const timer = setTimeout(() => settle('timeout'), timeoutMs)
    outgoing.once('close', () => settle('gone'))
    onward.once('error', () => settle('broken'))
    onward.once('response', (answer) => {
      answer.once('error', () => settle('broken'))
      outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, endToEndList(answer.rawHeaders))
      answer.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
}

function endToEnd({ headers }: IncomingMessage): Record<string, string | string[]> {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || HOP_BY_HOP.has(name) ? [] : [[name, value] as const],
  )
  return Object.fromEntries(entries)
}

/** Names and values alternately, so that a repeated header stays repeated. */
function endToEndList(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter(
    (_, index) => !HOP_BY_HOP.has(rawHeaders[index - (index % 2)]?.toLowerCase() ?? ''),
  )
}
