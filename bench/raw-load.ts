import { connect } from 'node:net'

export type RawLoad = { readonly perSecond: number; readonly p50Ms: number; readonly p99Ms: number }

/**
 * Sends the same GET request over keep-alive connections for a time. It reads answers by their length alone, so that it
 * costs little beside the server that is measured.
 *
 * @param bodyBytes the length of the expected body
 * @throws when an answer is not 200
 */
export async function applyRawLoad(
  port: number,
  headers: Readonly<Record<string, string>>,
  bodyBytes: number,
  { connections, milliseconds }: { readonly connections: number; readonly milliseconds: number },
): Promise<RawLoad> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`GET / HTTP/1.1\r\n${lines.join('')}\r\n`)
  const latencies: number[] = []
  const begun = performance.now()
  const end = begun + milliseconds
  await Promise.all(
    Array.from({ length: connections }, () => keepAsking(port, request, bodyBytes, end, latencies)),
  )
  const seconds = (performance.now() - begun) / 1000
  latencies.sort((one, other) => one - other)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  return { perSecond: latencies.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) }
}

function keepAsking(port: number, request: Buffer, bodyBytes: number, end: number, latencies: number[]) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let sent = 0
    let missing = 0
    const ask = () => {
      missing = -1
      sent = performance.now()
      socket.write(request)
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      if (missing < 0) {
        const head = chunk.indexOf('\r\n\r\n')
        if (head < 0 || chunk.toString('latin1', 9, 12) !== '200') {
          socket.destroy()
          reject(new Error(`Port ${port} answered ${chunk.toString('latin1', 0, 200)}`))
          return
        }
        missing = bodyBytes - (chunk.length - head - 4)
      } else missing -= chunk.length
      if (missing > 0) return
      const now = performance.now()
      latencies.push(now - sent)
      if (now < end) return ask()
      socket.end()
      resolve()
    })
  })
}
