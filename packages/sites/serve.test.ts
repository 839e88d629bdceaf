import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createDisk } from './disk.ts'
import { serveSites } from './serve.ts'
import { bytesOf, createBucket, SECRET_KEY, sha256 } from './testing/bucket.ts'
import { visit } from './testing/visit.ts'

const HOST = 'cedar.foyer.example'

async function startServer() {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const folder = mkdtempSync(join(tmpdir(), 'foyer-sites-'))
  const bucket = createBucket()
  const storage = await bucket.listen()
  const server = await serveSites({ port: 0, folder, maxBytes: 1e6, isSecure: false })
  server.connect(storage.url, SECRET_KEY)
  onTestFinished(async () => {
    await server.close()
    await storage.close()
    rmSync(folder, { recursive: true })
  })
  return { folder, bucket, storage, server }
}

describe('the server', () => {
  it('serves a site, and goes on when Storage and it itself were stopped', async () => {
    const { folder, bucket, storage, server } = await startServer()
    bucket.publish(HOST, 'Hello')
    expect(await visit(server.port, '/', HOST)).toMatchObject({ status: 200, body: 'Hello' })
    expect((await visit(server.port, '/other', HOST)).body).toBe('Not on this site')
    await storage.close()
    const again = await serveSites({ port: 0, folder, maxBytes: 1e6, isSecure: false })
    again.connect(storage.url, SECRET_KEY)
    expect(await visit(again.port, '/', HOST)).toMatchObject({ status: 200, body: 'Hello' })
    await again.close()
  })

  it('keeps a site when its key is no longer the right one', async () => {
    const { bucket, storage, server } = await startServer()
    bucket.publish(HOST, 'Hello')
    await visit(server.port, '/', HOST)
    server.connect(storage.url, 'sb_publishable_of_tests')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 })
    onTestFinished(() => void vi.useRealTimers())
    expect((await visit(server.port, '/', HOST)).body).toBe('Hello')
  })

  it('hands over what it counted when it ends', async () => {
    const { bucket, folder, storage } = await startServer()
    const deploy = bucket.publish(HOST, 'Hello')
    const server = await serveSites({ port: 0, folder, maxBytes: 1e6, isSecure: false })
    server.connect(storage.url, SECRET_KEY)
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' }
    await visit(server.port, '/', HOST, { ...agent, referer: 'https://directory.example/list' })
    await visit(server.port, '/', HOST, { 'user-agent': 'curl/8.5.0' })
    await server.close()
    const counts = [{ deploy, day: expect.any(String), page: '/', source: 'directory.example', loads: 1 }]
    expect(bucket.batches).toEqual([{ batch: expect.any(String), counts }])
  })

  it('counts and hands over nothing where counting is off', async () => {
    const { bucket, folder, storage } = await startServer()
    bucket.publish(HOST, 'Hello')
    const server = await serveSites({ port: 0, folder, maxBytes: 1e6, isSecure: false, isCounting: false })
    server.connect(storage.url, SECRET_KEY)
    await visit(server.port, '/', HOST, { 'user-agent': 'Mozilla/5.0 (Macintosh) Firefox/128.0' })
    await server.close()
    expect(bucket.batches).toEqual([])
  })

  it('asks behind the cache of Storage for pointers, and for nothing else', async () => {
    const { bucket, server } = await startServer()
    bucket.publish(HOST, 'Hello')
    await visit(server.port, '/', HOST)
    await visit(server.port, '/', 'other.example')
    const nonces = bucket.queries.filter((_query, index) => bucket.reads[index]?.startsWith('hosts/'))
    expect(nonces).toEqual([
      expect.stringMatching(/^\?cacheNonce=./),
      expect.stringMatching(/^\?cacheNonce=./),
    ])
    expect(nonces[0]).not.toBe(nonces[1])
    expect(bucket.queries.filter((query) => query !== '')).toHaveLength(2)
  })

  it('tells a server in front, and nobody else, for which names a certificate may be fetched', async () => {
    const { bucket, server } = await startServer()
    bucket.publish(HOST, 'Hello')
    const self = `127.0.0.1:${server.port}`
    expect((await visit(server.port, `/ask?domain=${HOST}`, self)).status).toBe(200)
    expect((await visit(server.port, '/ask?domain=nobody.example', self)).status).toBe(404)
    expect((await visit(server.port, '/ask?domain=', self)).status).toBe(404)
    const visitor = await visit(server.port, `/ask?domain=${HOST}`, self, {
      'x-forwarded-for': '203.0.113.7',
    })
    expect(visitor.body).toContain('There is no website here')
    expect((await visit(server.port, `/ask?domain=${HOST}`, HOST)).body).toBe('Not on this site')
  })

  it.each([
    ['a host header of 10,000 bytes', `GET / HTTP/1.1\r\nHost: ${'a'.repeat(10_000)}.example`],
    ['a host that is no name', 'GET / HTTP/1.1\r\nHost: ..//\\evil'],
    ['no host', 'GET / HTTP/1.0\r\nX: y'],
    ['a path that leads upwards', `GET /../../../../etc/passwd HTTP/1.1\r\nHost: ${HOST}`],
    ['a path in another encoding', `GET /%c0%ae%c0%ae/%00 HTTP/1.1\r\nHost: ${HOST}`],
    ['an absolute address', `GET http://other.example/ HTTP/1.1\r\nHost: ${HOST}`],
  ])('answers %s with an error of the client', async (_what, head) => {
    const { bucket, server } = await startServer()
    bucket.publish(HOST, 'Hello')
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1')
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk
      })
      socket.on('end', () => resolve(text))
      socket.on('error', reject)
      socket.write(`${head}\r\nConnection: close\r\n\r\n`)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(answer).not.toContain('Hello')
  })

  it('says which port is taken', async () => {
    const { folder, server } = await startServer()
    const again = serveSites({ port: server.port, folder, maxBytes: 1e6, isSecure: false })
    await expect(again).rejects.toThrow(`Port ${server.port} is taken`)
  })
})

describe('the disk', () => {
  function openFolder() {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-disk-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    return folder
  }

  it('removes what was used least recently, and no pointer', async () => {
    const folder = openFolder()
    const disk = createDisk(folder, 10_000)
    const names = Array.from({ length: 30 }, (_, index) => `files/${sha256(bytesOf(String(index)))}`)
    await disk.write('hosts/cedar.example', bytesOf('x'.repeat(1000)))
    for (const name of names) await disk.write(name, bytesOf('x'.repeat(1000)))
    const left = () =>
      readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter((one) =>
        one.isFile(),
      )
    await vi.waitFor(() => expect(left().length).toBeLessThanOrEqual(10), { timeout: 60_000 })
    expect(await disk.read('hosts/cedar.example')).toBeDefined()
    expect(await disk.read(names.at(-1) ?? '')).toBeDefined()
    expect(await disk.read(names[0] ?? '')).toBeUndefined()
  })

  it.each(['../x', 'files/../../x', 'files/', 'other/x', 'hosts/a/b', 'hosts/..'])(
    'refuses the key %s',
    async (key) => {
      await expect(createDisk(openFolder(), 1e6).read(key)).rejects.toThrow('is not a key')
    },
  )
})
