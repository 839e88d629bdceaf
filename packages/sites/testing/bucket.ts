// Storage's bucket `sites` for tests and measurements: in memory, for an engine in the same process or over HTTP.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { type DeployFile, deployFilePath, manifestPath, manifestText } from '@foyer/shared/sites/manifest.ts'
import { type Pointer, pointerPath, SITES_BUCKET } from '@foyer/shared/sites/pointer.ts'
import type { Bytes, Origin, OriginAnswer } from '../src/stores.ts'

export const HTML = 'text/html; charset=utf-8'
export const SECRET_KEY = 'sb_secret_of_tests'

export type GivenFile = { readonly body: string | Bytes; readonly type?: DeployFile['type'] }
type Unsequenced<Any> = Any extends { sequence: number }
  ? Omit<Any, 'sequence'> & { sequence?: number }
  : never

export function createBucket() {
  const objects = new Map<string, Bytes>()
  const reads: string[] = []
  const queries: string[] = []
  const batches: unknown[] = []
  let sequence = 0
  const bucket = {
    /** What engines handed over of page loads, over HTTP. */
    batches,
    /** By path. */
    objects,
    /** The paths that were asked for, in order. */
    reads,
    /** The queries of the same questions, over HTTP. */
    queries,
    /** Called before each answer; what it throws is Storage's silence. */
    before: async (_path: string): Promise<void> => {},

    /** Stores a deploy as the function does: its files, then its manifest. Paths below /assets/ are immutable. */
    deploy(given: Readonly<Record<string, GivenFile>>): string {
      const files = Object.entries(given).map(([path, { body, type = HTML }]) => {
        const bytes = bytesOf(body)
        const cache = path.startsWith('/assets/') ? 'immutable' : 'page'
        return { path, bytes, file: { hash: sha256(bytes), size: bytes.length, type, cache } as const }
      })
      const text = manifestText({
        version: 1,
        files: Object.fromEntries(files.map(({ path, file }) => [path, file])),
      })
      const id = sha256(bytesOf(text))
      for (const { bytes, file } of files) objects.set(deployFilePath(id, file.hash), bytes)
      objects.set(manifestPath(id), bytesOf(text))
      return id
    },
    /** A deploy with one page, a 404 page and a font. */
    deployPage(body: string, others: Readonly<Record<string, GivenFile>> = {}): string {
      return bucket.deploy({ '/': { body }, '/404.html': { body: 'Not on this site' }, ...others })
    },
    /** Points a hostname; the sequence grows by itself. */
    point(hostname: string, pointer: Unsequenced<Pointer>): void {
      sequence += 1
      objects.set(pointerPath(hostname), bytesOf(JSON.stringify({ sequence, ...pointer })))
    },
    /** Points a hostname at a new deploy with this page. */
    publish(hostname: string, body: string): string {
      const deploy = bucket.deployPage(body)
      bucket.point(hostname, { state: 'live', deploy, previous: [] })
      return deploy
    },
    origin: {
      async read(path, maxBytes, etag): Promise<OriginAnswer> {
        reads.push(path)
        await bucket.before(path)
        const bytes = objects.get(path)
        if (!bytes) return { state: 'missing' }
        if (bytes.length > maxBytes) throw new Error('Too large')
        return etag === etagOf(bytes)
          ? { state: 'unchanged' }
          : { state: 'found', bytes, etag: etagOf(bytes) }
      },
    } satisfies Origin,
    /** Serves the bucket as Storage does. */
    async listen(port = 0): Promise<{ url: string; port: number; close: () => Promise<void> }> {
      const server = createServer(async (request, response) => {
        const { url = '', headers } = request
        const { pathname, search } = new URL(url, 'http://storage')
        const path = decodeURI(pathname).replace(`/storage/v1/object/authenticated/${SITES_BUCKET}/`, '')
        const isAllowed = headers.apikey === SECRET_KEY
        if (url === `/storage/v1/bucket/${SITES_BUCKET}`) {
          response.writeHead(isAllowed ? 200 : 400).end('{}')
          return
        }
        if (url === '/rest/v1/rpc/add_page_loads') {
          batches.push(await json(request))
          response.writeHead(isAllowed ? 200 : 401).end('true')
          return
        }
        const bytes = isAllowed ? objects.get(path) : undefined
        reads.push(path)
        queries.push(search)
        if (!bytes) {
          const body = {
            statusCode: '404',
            error: 'not_found',
            message: 'Object not found',
            code: 'NoSuchKey',
          }
          response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(body))
          return
        }
        const etag = etagOf(bytes)
        if (headers['if-none-match'] === etag) response.writeHead(304, { etag }).end()
        else response.writeHead(200, { etag, 'content-length': bytes.length }).end(bytes)
      })
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      const taken = typeof address === 'object' && address ? address.port : port
      const close = async () => {
        if (!server.listening) return
        server.close()
        server.closeAllConnections()
        await once(server, 'close')
      }
      return { url: `http://127.0.0.1:${taken}`, port: taken, close }
    },
  }
  return bucket
}

export function bytesOf(body: string | Bytes): Bytes {
  return typeof body === 'string' ? new TextEncoder().encode(body) : body
}

export function sha256(bytes: Bytes): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function etagOf(bytes: Bytes): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}
