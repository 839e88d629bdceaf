// Rehearses packages/sites/Caddyfile with real Caddy and its internal CA, where Caddy is installed.
import { afterAll, describe, expect, it, vi } from 'vitest'
import { PROOF_PATH } from '../../packages/shared/src/sites/pointer.ts'
import { createBucket, SECRET_KEY } from '../../packages/sites/testing/bucket.ts'
import { visit } from '../../packages/sites/testing/visit.ts'
import { isCaddyInstalled, startCaddyFront } from './caddy-front.ts'

describe.skipIf(!isCaddyInstalled)('Caddy in front of the engine', async () => {
  if (!isCaddyInstalled) return
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const bucket = createBucket()
  const storage = await bucket.listen()
  const front = await startCaddyFront({ url: storage.url, secretKey: SECRET_KEY })
  const { open, httpPort } = front
  afterAll(async () => {
    await front.stop()
    await storage.close()
  })

  it('gets no certificate for a name that is nobody’s, or whose DNS check has not passed', async () => {
    bucket.point('waiting.example', { state: 'waiting' })
    await expect(open('nobody.example')).rejects.toThrow(/TLS|SSL|socket|ECONNRESET/i)
    await expect(open('waiting.example')).rejects.toThrow(/TLS|SSL|socket|ECONNRESET/i)
  })

  it('gets one as soon as the check has passed, although the engine has kept that it waits', async () => {
    bucket.point('soon.example', { state: 'waiting', proof: 'token' })
    expect((await visit(httpPort, PROOF_PATH, 'soon.example')).body).toBe('token')
    bucket.publish('soon.example', 'Here')
    await vi.waitFor(async () => expect((await open('soon.example')).body).toBe('Here'), { timeout: 30_000 })
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
    await storage.close()
    await front.restart()
    const after = await open('kept.example')
    expect([after.status, after.body, after.certificate]).toEqual([200, 'Kept', certificate])
    await expect(open('never.example')).rejects.toThrow(/TLS|SSL|socket|ECONNRESET/i)
  })
})
