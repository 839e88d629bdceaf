// packages/sites/Caddyfile with real Caddy and its internal CA in front of an engine.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type RequestOptions, request } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { vi } from 'vitest'
import { serveSites } from '../../packages/sites/serve.ts'
import { visit } from '../../packages/sites/testing/visit.ts'

const CADDYFILE = join(import.meta.dirname, '../../packages/sites/Caddyfile')

/** Without Caddy on the machine, these tests are skipped. */
export const isCaddyInstalled = spawnSync('caddy', ['version']).status === 0
if (!isCaddyInstalled) console.log('Caddy is not installed, so the Caddyfile of sites is not rehearsed.')

type Answer = {
  readonly status: number
  readonly body: string
  readonly headers: NodeJS.Dict<string | string[]>
  readonly certificate: string
}

/** Caddy over an engine over a storage. Both can be started again, and keep what is on disk. */
export async function startCaddyFront(storage: { readonly url: string; readonly secretKey: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-caddy-'))
  const engineOptions = { folder: join(folder, 'sites'), maxBytes: 1e7, isSecure: true }
  let engine = await serveSites({ port: 0, ...engineOptions })
  engine.connect(storage.url, storage.secretKey)
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const options = [
    'local_certs',
    'skip_install_trust',
    'admin off',
    `http_port ${httpPort}`,
    `https_port ${httpsPort}`,
  ]
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, readFileSync(CADDYFILE, 'utf8').replace('{\n', `{\n\t${options.join('\n\t')}\n`))

  const startCaddy = async () => {
    const process = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      env: {
        PATH: globalThis.process.env.PATH,
        HOME: folder,
        FOYER_TLS_EMAIL: 'operator@foyer.example',
        FOYER_SITES_DOMAIN: 'sites.example',
        FOYER_SITES_CERTIFICATE: 'internal',
        FOYER_SITES_ENGINE: `127.0.0.1:${engine.port}`,
      },
    })
    const output: string[] = []
    process.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()))
    await vi
      .waitFor(() => visit(httpPort, '/', 'ready.example'), { timeout: 60_000 })
      .catch(() => {
        throw new Error(output.join(''))
      })
    return process
  }
  let caddy = await startCaddy()
  const stopCaddy = async () => {
    caddy.kill()
    if (caddy.exitCode === null) await once(caddy, 'exit')
  }

  return {
    httpPort,
    async restart() {
      await stopCaddy()
      const { port } = engine
      await engine.close()
      engine = await serveSites({ port, ...engineOptions })
      engine.connect(storage.url, storage.secretKey)
      caddy = await startCaddy()
    },
    /** Opens an address over TLS and trusts Caddy's own authority alone. */
    open(host: string, headers: Record<string, string> = {}, path = '/'): Promise<Answer> {
      const ca = readFileSync(join(folder, '.local/share/caddy/pki/authorities/local/root.crt'))
      const target: RequestOptions = {
        port: httpsPort,
        host: '127.0.0.1',
        servername: host,
        ca,
        path,
        agent: false,
      }
      return new Promise((resolve, reject) => {
        const sent = request({ ...target, headers: { host, ...headers } }, (response) => {
          const socket = response.socket as TLSSocket
          const certificate = socket.getPeerCertificate().fingerprint256
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => {
            const body = Buffer.concat(chunks).toString()
            resolve({ status: response.statusCode ?? 0, body, headers: response.headers, certificate })
          })
        })
        sent.on('error', reject)
        sent.end()
      })
    },
    async stop() {
      await stopCaddy()
      await engine.close()
      rmSync(folder, { recursive: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
