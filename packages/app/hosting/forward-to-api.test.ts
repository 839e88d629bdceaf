import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AppServer, serveApp } from '../serve.ts'

type Handler = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

let folder = ''
let api: Server
let app: AppServer
let answer: Handler

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-forward-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Foyer</title></head>')
  api = createServer((incoming, outgoing) => void answer(incoming, outgoing)).listen(0, '127.0.0.1')
  await once(api, 'listening')
  app = await serveOnOwnOrigin()
})
beforeEach(() => {
  answer = (incoming, outgoing) => {
    outgoing.setHeader('content-type', 'application/json')
    outgoing.end(JSON.stringify({ method: incoming.method, url: incoming.url, headers: incoming.headers }))
  }
})
afterAll(async () => {
  await app.close()
  api.close()
  api.closeAllConnections()
  rmSync(folder, { recursive: true })
})

function apiUrl(): string {
  const address = api.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

function serveOnOwnOrigin(supabaseUrl = apiUrl()): Promise<AppServer> {
  const config = { supabaseUrl, supabaseKey: 'key', apiOnOwnOrigin: 'true' }
  return serveApp({ port: 0, distDir: folder, widgetDir: folder, config })
}

type Seen = { readonly method: string; readonly url: string; readonly headers: Record<string, string> }

async function seenBy(server: AppServer, path: string, init: RequestInit = {}): Promise<Seen> {
  return (await (await fetch(server.url + path, init)).json()) as Seen
}

it.each([
  ['GET', '/rest/v1/profiles?select=id&id=eq.%C3%A9'],
  ['POST', '/auth/v1/otp'],
  ['PATCH', '/rest/v1/onboarding_responses'],
  ['DELETE', '/storage/v1/object/resumes/a%20b.pdf'],
  ['POST', '/functions/v1/sb'],
])('forwards %s %s with its token, to the name of the API', async (method, path) => {
  const headers = { authorization: 'Bearer token', apikey: 'key', prefer: 'return=minimal' }
  const seen = await seenBy(app, path, { method, headers })
  expect(seen).toMatchObject({ method, url: path, headers })
  expect(seen.headers.host).toBe(new URL(apiUrl()).host)
})

it.each(['/auth/v2/user', '/rest/v1x', '/rest', '/graphql/v1', '/pg', '/storage/v10/', '/%61uth/v1/user'])(
  'does not forward %s',
  async (path) => {
    const response = await fetch(app.url + path)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  },
)

it('forwards nothing when the API has its own origin, and connects to it early', async () => {
  const config = { supabaseUrl: apiUrl(), supabaseKey: 'key' }
  const other = await serveApp({ port: 0, distDir: folder, widgetDir: folder, config })
  const html = await (await fetch(`${other.url}/rest/v1/profiles`)).text()
  expect(html).toContain(`<link rel="preconnect" href="${apiUrl()}" crossorigin>`)
  expect(await (await fetch(app.url)).text()).not.toContain('preconnect')
  await other.close()
})

it('names the address of the visitor and drops the ones that the visitor claims', async () => {
  const { headers } = await seenBy(app, '/functions/v1/support', {
    headers: {
      'x-forwarded-for': '203.0.113.7',
      'x-real-ip': '203.0.113.8',
      'cf-connecting-ip': '203.0.113.9',
      'true-client-ip': '203.0.113.10',
      forwarded: 'for=203.0.113.11',
    },
  })
  expect(headers['x-forwarded-for']).toBe('127.0.0.1')
  for (const name of ['x-real-ip', 'cf-connecting-ip', 'true-client-ip', 'forwarded'])
    expect(headers[name]).toBeUndefined()
})

it('streams an upload of 12 MB and the response to it', async () => {
  const file = randomBytes(12_000_000)
  answer = async (incoming, outgoing) => {
    const hash = createHash('sha256')
    for await (const chunk of incoming) hash.update(chunk)
    outgoing.end(hash.digest('hex'))
  }
  const response = await fetch(`${app.url}/storage/v1/object/resumes/a.pdf`, { method: 'POST', body: file })
  expect(await response.text()).toBe(createHash('sha256').update(file).digest('hex'))
})

it('passes a range and the answer to it on', async () => {
  answer = ({ headers }, outgoing) => {
    outgoing.writeHead(206, { 'content-range': 'bytes 2-4/9', 'content-length': 3, etag: '"a"' })
    outgoing.end(headers.range === 'bytes=2-4' ? 'cde' : '')
  }
  const response = await fetch(`${app.url}/storage/v1/object/sign/resumes/a.pdf`, {
    headers: { range: 'bytes=2-4' },
  })
  expect([response.status, await response.text()]).toEqual([206, 'cde'])
  expect(response.headers.get('content-range')).toBe('bytes 2-4/9')
})

it('sends the parts of a response as they arrive', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  answer = async (_incoming, outgoing) => {
    outgoing.write('first')
    await promise
    outgoing.end('last')
  }
  const reader = (await fetch(`${app.url}/rest/v1/rpc/export`)).body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first')
  resolve()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last')
})

it('ends the request to the API when the visitor leaves', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  answer = (incoming) => {
    incoming.socket.once('close', end)
    arrive()
  }
  const leaving = new AbortController()
  const response = fetch(`${app.url}/functions/v1/sb`, { signal: leaving.signal })
  await arrived
  leaving.abort()
  await expect(response).rejects.toThrow()
  await ended
})

it('lets no file of the storage run as a page of the app', async () => {
  answer = (_incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'image/svg+xml', 'content-security-policy': 'script-src *' })
    outgoing.end('<svg/>')
  }
  const { headers } = await fetch(`${app.url}/storage/v1/object/public/drafts/a/card.svg`)
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

it('answers 502 when the API does not', async () => {
  const alone = await serveOnOwnOrigin('http://127.0.0.1:9')
  const response = await fetch(`${alone.url}/rest/v1/profiles`)
  expect([response.status, await response.json()]).toEqual([502, { message: 'The API does not answer.' }])
  await alone.close()
})
