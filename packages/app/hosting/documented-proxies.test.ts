// Runs the proxies of docs/deploy.md with forged addresses: nginx and Caddy where they are installed, else their lines alone.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer as createPort } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/deploy.md'), 'utf8')
const API = 'https://PROJECT.supabase.co'
const FORGED = {
  'x-forwarded-for': '203.0.113.7',
  'x-real-ip': '203.0.113.8',
  'cf-connecting-ip': '203.0.113.9',
  'true-client-ip': '203.0.113.10',
  forwarded: 'for=203.0.113.11',
}

it('nginx overwrites forged addresses', async () => {
  const block = documented('nginx')
  expect(block).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
  if (!isInstalled('nginx', '-v')) return
  await expectOverwritten(async (apiUrl, port, folder) => {
    const site = `server { listen 127.0.0.1:${port}; ${block.replaceAll(API, apiUrl)} }`
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
    const file = join(folder, 'nginx.conf')
    writeFileSync(
      file,
      `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${paths} ${site} }`,
    )
    return spawn('nginx', ['-c', file, '-p', folder, '-e', 'stderr'])
  })
})

it('Caddy overwrites forged addresses', async () => {
  const block = documented('caddy')
  expect(block).toContain('header_up X-Forwarded-For {remote_host}')
  if (!isInstalled('caddy', 'version')) return
  await expectOverwritten(async (apiUrl, port, folder) => {
    const file = join(folder, 'Caddyfile')
    const options = `{\n  admin off\n  auto_https off\n}\n`
    writeFileSync(file, `${options}http://127.0.0.1:${port} {\n${block.replaceAll(API, apiUrl)}}\n`)
    return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      env: { ...process.env, HOME: folder },
    })
  })
})

it('Cloudflare Pages overwrite forged addresses with the one of their edge', async () => {
  const script = documented('js').replace('export async function', 'return async function')
  const sent = vi.fn(async (_request: Request) => new Response('{}'))
  const onRequest: (context: { request: Request }) => Promise<Response> = new Function('fetch', script)(sent)
  const response = await onRequest({
    request: new Request('https://app.example/auth/v1/otp?a=1', {
      method: 'POST',
      headers: { ...FORGED, 'cf-connecting-ip': '198.51.100.1' },
      body: '{"email":"dana@clinic.example"}',
    }),
  })
  const [request] = sent.mock.calls[0] ?? []
  expect([request?.method, request?.url]).toEqual(['POST', `${API.toLowerCase()}/auth/v1/otp?a=1`])
  expect(await request?.json()).toEqual({ email: 'dana@clinic.example' })
  expect(request?.headers.get('x-forwarded-for')).toBe('198.51.100.1')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

it('a function of Cloudflare Pages says what a link to a draft shows', async () => {
  const script = documented('js', 2).replace('export async function onRequestGet', 'return async function')
  const name = 'Cedar <Grove>'
  const answers: (() => Promise<Response>)[] = [
    async () => Response.json({ name, kind: 'site' }),
    async () => Response.json(null),
    async () => new Response('{}', { status: 503 }),
    () => Promise.reject(new DOMException('Too late.', 'TimeoutError')),
  ]
  const built = '<head><title>Foyer</title>\n<meta property="og:title" content="Foyer" /></head>'
  const next = async () => new Response(built, { headers: { 'x-frame-options': 'DENY' } })
  const [tagged, ...ordinary] = await Promise.all(
    answers.map(async (answer) => {
      const onRequestGet: (context: object) => Promise<Response> = new Function('fetch', script)(answer)
      return onRequestGet({ params: { slug: 'a' }, next })
    }),
  )
  expect(tagged?.headers.get('x-frame-options')).toBe('DENY')
  const html = await tagged?.text()
  expect(html).not.toContain('content="Foyer"')
  expect(html).toContain('<meta property="og:title" content="Cedar &#60;Grove&#62;: website draft">')
  expect(html).toContain(`<meta property="og:image" content="${API}/functions/v1/drafts/a/card.png">`)
  for (const page of ordinary) expect(await page.text()).toBe(built)
})

/** The first block of a language, or a later one. */
function documented(language: string, place = 1): string {
  const block = PAGE.split(`\`\`\`${language}\n`)[place]?.split('```')[0]
  if (!block) throw new Error(`docs/deploy.md has no block for ${language}`)
  return block
}

function isInstalled(program: string, argument: string): boolean {
  return spawnSync(program, [argument]).status === 0
}

type Start = (apiUrl: string, port: number, folder: string) => Promise<ChildProcess>

async function expectOverwritten(start: Start): Promise<void> {
  let seen: IncomingHttpHeaders = {}
  const api = createServer(({ headers }, outgoing) => {
    seen = headers
    outgoing.end('{}')
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  const folder = mkdtempSync(join(tmpdir(), 'foyer-proxy-'))
  const port = await freePort()
  const proxy = await start(`http://127.0.0.1:${portOf(api.address())}`, port, folder)
  onTestFinished(async () => {
    proxy.kill()
    if (proxy.exitCode === null) await once(proxy, 'exit')
    api.close()
    api.closeAllConnections()
    rmSync(folder, { recursive: true })
  })
  const output: string[] = []
  proxy.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const ask = () => fetch(`http://127.0.0.1:${port}/auth/v1/verify`, { method: 'POST', headers: FORGED })
  const answer = await vi.waitFor(ask, { timeout: 10_000 }).catch(() => {
    throw new Error(output.join(''))
  })
  expect(answer.status, output.join('')).toBe(200)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(seen['x-forwarded-for']).toBe('127.0.0.1')
  expect(JSON.stringify(seen)).not.toContain('203.0.113.')
}

async function freePort(): Promise<number> {
  const server = createPort().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server.address())
  server.close()
  await once(server, 'close')
  return port
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0
}
