import { connect } from 'node:net'

/**
 * Sends the same GET request over keep-alive connections for a time. It reads answers by their length alone, so that it
 * costs little beside the server that is measured. Returns the answers per second.
 *
 * @param bodyBytes the length of the expected body
 * @throws when an answer is not 200
 */
export async function applyRawLoad(
  port: number,
  headers: Readonly<Record<string, string>>,
  bodyBytes: number,
  { connections, milliseconds }: { readonly connections: number; readonly milliseconds: number },
): Promise<number> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`GET / HTTP/1.1\r\n${lines.join('')}\r\n`)
  let answers = 0
  const begun = performance.now()
  const end = begun + milliseconds
  await Promise.all(
    Array.from({ length: connections }, () => keepAsking(port, request, bodyBytes, end, () => answers++)),
  )
  return (1000 * answers) / (performance.now() - begun)
}

function keepAsking(port: number, request: Buffer, bodyBytes: number, end: number, count: () => void) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let missing = 0
    const ask = () => {
      missing = -1
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
      count()
      if (performance.now() < end) return ask()
      socket.end()
      resolve()
    })
  })
}
