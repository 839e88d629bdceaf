// Rehearses packages/sites/Caddyfile with real Caddy and its internal CA, where Caddy is installed.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type RequestOptions, request } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { serveSites } from '../../packages/sites/serve.ts'
import { createBucket, SECRET_KEY } from '../../packages/sites/testing/bucket.ts'
import { visit } from '../../packages/sites/testing/visit.ts'

const CADDYFILE = join(import.meta.dirname, '../../packages/sites/Caddyfile')
const isInstalled = spawnSync('caddy', ['version']).status === 0
if (!isInstalled) console.log('Caddy is not installed, so the Caddyfile of sites is not rehearsed.')

type Answer = {
  readonly status: number
  readonly body: string
  readonly headers: NodeJS.Dict<string | string[]>
  readonly certificate: string
}

/** Caddy over the engine over a bucket. Everything can be stopped and started again, and keeps what is on disk. */
async function startFront() {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-caddy-'))
  const bucket = createBucket()
  const storage = await bucket.listen()
  const engineOptions = { folder: join(folder, 'sites'), maxBytes: 1e7, isSecure: true }
  let engine = await serveSites({ port: 0, ...engineOptions })
  engine.connect(storage.url, SECRET_KEY)
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
    bucket,
    httpPort,
    stopStorage: storage.close,
    async restart() {
      await stopCaddy()
      const { port } = engine
      await engine.close()
      engine = await serveSites({ port, ...engineOptions })
      engine.connect(storage.url, SECRET_KEY)
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
      await storage.close()
      rmSync(folder, { recursive: true })
    },
  }
}

describe.skipIf(!isInstalled)('Caddy in front of the engine', async () => {
  if (!isInstalled) return
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const front = await startFront()
  const { bucket, open, httpPort } = front
  afterAll(() => front.stop())

  it('gets no certificate for a name that is nobody’s, or whose DNS check has not passed', async () => {
    bucket.point('waiting.example', { state: 'waiting' })
    await expect(open('nobody.example')).rejects.toThrow(/TLS|SSL|socket|ECONNRESET/i)
    await expect(open('waiting.example')).rejects.toThrow(/TLS|SSL|socket|ECONNRESET/i)
  })

  it('serves the first page of a new domain over TLS, compressed, with an ETag that works', async () => {
    bucket.publish('first.example', 'Hello '.repeat(1000))
    const first = await open('first.example')
    expect([first.status, first.body]).toEqual([200, 'Hello '.repeat(1000)])
    expect(first.headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    const compressed = await open('first.example', { 'accept-encoding': 'gzip' })
    expect(compressed.headers['content-encoding']).toBe('gzip')
    const etag = String(compressed.headers.etag)
    expect((await open('first.example', { 'if-none-match': etag, 'accept-encoding': 'gzip' })).status).toBe(
      304,
    )
  })

  it('leads from plain HTTP to TLS, and from a moved name to the one that serves, whatever a visitor claims', async () => {
    bucket.publish('canonical.example', 'Hello')
    bucket.point('www.canonical.example', { state: 'moved', canonical: 'canonical.example' })
    const plain = await visit(httpPort, '/a?b', 'www.canonical.example', { 'x-forwarded-proto': 'https' })
    expect([plain.status, plain.headers.location]).toEqual([308, 'https://canonical.example/a?b'])
    const moved = await open('www.canonical.example', {}, '/a')
    expect([moved.status, moved.headers.location]).toEqual([308, 'https://canonical.example/a'])
    expect((await visit(httpPort, '/', 'nobody.example')).body).toContain('There is no website here')
    expect((await visit(httpPort, '/ask?domain=canonical.example', '127.0.0.1')).status).toBe(404)
  })

  it('shares one certificate among the sites below our own domain', async () => {
    bucket.publish('cedar.sites.example', 'Cedar')
    bucket.publish('birch.sites.example', 'Birch')
    const [cedar, birch] = [await open('cedar.sites.example'), await open('birch.sites.example')]
    expect([cedar.body, birch.body]).toEqual(['Cedar', 'Birch'])
    expect(cedar.certificate).toBe(birch.certificate)
  })

  it('keeps certificates and sites over a restart of everything while Storage is stopped', async () => {
    bucket.publish('kept.example', 'Kept')
    const { certificate } = await open('kept.example')
    await front.stopStorage()
    await front.restart()
    const after = await open('kept.example')
    expect([after.status, after.body, after.certificate]).toEqual([200, 'Kept', certificate])
    await expect(open('never.example')).rejects.toThrow(/TLS|SSL|socket|ECONNRESET/i)
  })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
