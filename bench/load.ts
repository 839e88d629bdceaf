import { Agent, request } from 'node:http'

export type Answer = { readonly status: number; readonly body: string }
export type LoadFigures = {
  readonly connections: number
  readonly requests: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failed: number
}

type Target = {
  readonly url: string
  readonly headers: (index: number) => Record<string, string>
  readonly body: (index: number) => string
}

/** Sends one POST request over a keep-alive connection. */
export function post(
  agent: Agent,
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: 'POST',
      agent,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    })
    outgoing.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }))
      response.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/**
 * Sends requests over a number of parallel connections until all are answered.
 *
 * @returns requests per second, median and 99th percentile of the latency in milliseconds, and the number of failures
 */
export async function applyLoad(
  target: Target,
  connections: number,
  requests: number,
  firstIndex: number,
): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  let next = 0
  let failed = 0
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < requests) {
        const index = firstIndex + next++
        const sent = performance.now()
        const { status } = await post(agent, target.url, target.headers(index), target.body(index))
        latencies.push(performance.now() - sent)
        if (status !== 200) failed++
      }
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  agent.destroy()
  latencies.sort((one, other) => one - other)
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
  return { connections, requests, perSecond: requests / seconds, p50Ms: at(0.5), p99Ms: at(0.99), failed }
}
