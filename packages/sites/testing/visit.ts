import { type IncomingHttpHeaders, request } from 'node:http'

/** Sends a request whose Host is not where it goes. */
export function visit(port: number, path: string, host: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; body: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, headers: { host, ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}
