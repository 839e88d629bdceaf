import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { referralCheckCharacter } from '@foyer/shared/referrals/referral-code.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleWidget } from '../widget/bundle-widget.ts'
import { compressBest } from '../widget/measure-size.ts'
import { formatHeadersFile, headerRules, headersFor } from './hosting/response-headers.ts'
import { type AppServer, serveApp } from './serve.ts'
import { covers, readHeadersFile, readTakenHeaders } from './src/testing/read-host-files.ts'

const API = 'http://api.test:54321'
const CODE = `ABCDEF2${referralCheckCharacter('ABCDEF2')}`
const WIDGET_BYTES = 16_000
const HOST = {
  captureUrl: 'https://abcdefghijklmnopqrst.supabase.co/functions/v1/capture-lead',
  leadUrl: 'https://app.example/lead',
  privacyUrl: 'https://app.example/privacy',
}
const PAGE = '<!doctype html><head><title>Foyer</title><script src="/a.js"></script></head>'
const ROBOTS = 'Disallow: /drafts/\n'.repeat(50)
// Quality 0 is not what the server itself would choose.
const ROBOTS_BR = brotliCompressSync(ROBOTS, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } })
let folder = ''
let app: AppServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-app-'))
  const files = {
    'dist/index.html': PAGE,
    'dist/assets/index-abc.js': 'console.log("Straße")'.repeat(100),
    'dist/assets/font-abc.woff2': 'font',
    'dist/draft-assets/fonts/a.woff2': 'font',
    'dist/favicon.svg': '<svg/>',
    'dist/robots.txt': ROBOTS,
    'dist/robots.txt.br': ROBOTS_BR,
    'dist/stale.txt': 'new',
    'dist/stale.txt.br': brotliCompressSync('old'),
    'dist/_headers': 'secret',
    'dist/.built-from': 'secret',
    'dist/widget/1.2.3/widget.js': 'Foyer(1)',
    'dist/widget/404.html': 'Not found.',
    'dist/embed/frame.html': '<!doctype html><head><title>Form</title></head><foyer-form></foyer-form>',
    'widget/dist/widget.js': 'Foyer()',
    'widget/dist/widget.json': '{ "version": "1.2.3" }',
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  app = await serve()
  app.configure({ supabaseUrl: API, supabaseKey: 'sb_publishable_</script>' })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const serve = (port = 0) =>
  serveApp({ port, distDir: join(folder, 'dist'), widgetDir: join(folder, 'widget', 'dist') })
const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers })

describe('the app', () => {
  it.each([
    '/',
    '/onboarding/start?email=a%40b.test',
    '/lead',
    '/a.b/c',
    '/%E0%A4%A',
    '//',
    '/_headers',
    '/.built-from',
  ])('is served at %s', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain('<title>Foyer</title>')
  })

  it('escapes its run-time configuration', async () => {
    const html = await (await get('/')).text()
    const json = /<script type="application\/json" id="foyer-config">(.*?)<\/script>/s.exec(html)?.[1]
    expect(JSON.parse(json ?? '')).toEqual({ supabaseUrl: API, supabaseKey: 'sb_publishable_</script>' })
  })

  it('forbids framing and inline scripts, and allows connections to the API', async () => {
    const { headers } = await get('/login')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`connect-src 'self' ${API};`)
    expect(policy).toContain("script-src 'self';")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin')
  })
})

describe('the page to frame', () => {
  it('may be framed by everybody and sends only to the API', async () => {
    const answer = await get('/embed/ABCDEF22?lang=es')
    expect(answer.headers.get('X-Frame-Options')).toBeNull()
    expect(answer.headers.get('Cross-Origin-Opener-Policy')).toBeNull()
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(answer.headers.get('Content-Security-Policy')).toBe(
      `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self' ${API}; form-action 'self' ${API}; base-uri 'none'; frame-ancestors *`,
    )
    const html = await answer.text()
    expect(html).toContain('<foyer-form>')
    expect(html).toContain(
      `href="${app.url}/embed/oembed.json?url=${encodeURIComponent(app.url)}%2Fembed%2FABCDEF22"`,
    )
    expect(html).toContain(`"supabaseUrl":"${API}"`)
  })

  it('answers oEmbed for its address, and for no other', async () => {
    const ask = (url: string) => get(`/embed/oembed.json?url=${encodeURIComponent(url)}`)
    const known = await ask(`${app.url}/embed/${CODE}`)
    expect(known.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await known.json()).toMatchObject({ type: 'rich', provider_url: app.url })
    expect((await ask('https://other.test/embed/ABCDEF22')).status).toBe(404)
  })
})

describe('drafts', () => {
  it('are kept out of search engines', async () => {
    const { status, headers } = await get(`/drafts/${'a'.repeat(32)}`)
    expect(status).toBe(200)
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect((await get('/login')).headers.get('x-robots-tag')).toBeNull()
  })

  it('get their fonts, which browsers keep', async () => {
    const { status, headers } = await get('/draft-assets/fonts/a.woff2')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('font/woff2')
    expect(headers.get('cache-control')).toBe('public, max-age=2592000')
    expect((await get('/draft-assets/fonts/b.woff2')).status).toBe(404)
  })
})

describe('files', () => {
  it('are cached for a year when their name has a hash', async () => {
    const response = await get('/assets/index-abc.js')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await response.text()).toContain('Straße')
    expect((await get('/assets/font-abc.woff2')).headers.get('content-type')).toBe('font/woff2')
  })

  it.each(['/assets/index-gone.js', '/widget/0.0.1/widget.js', '/widget/1.2.3/', '/widget/404.html'])(
    'that are missing are no page, and no cache keeps the answer: %s',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-store')
      await response.text()
    },
  )

  it('that the build has compressed are sent as they are', async () => {
    const headers = await rawHeaders('/robots.txt', { 'accept-encoding': 'br' })
    expect(headers['content-length']).toBe(String(ROBOTS_BR.length))
    expect(await (await get('/robots.txt', { 'accept-encoding': 'identity' })).text()).toBe(ROBOTS)
    // Compressed from another build.
    expect(await (await get('/stale.txt', { 'accept-encoding': 'br' })).text()).toBe('new')
    expect((await get('/robots.txt.br')).headers.get('content-type')).toMatch(/^text\/html/)
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('are encoded for "%s" as %s', async (accepted, encoding) => {
    const headers = await rawHeaders('/assets/index-abc.js', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding')
  })

  it('are not sent again when the browser has them', async () => {
    const etag = (await get('/favicon.svg')).headers.get('etag') ?? ''
    expect((await get('/favicon.svg', { 'if-none-match': etag })).status).toBe(304)
  })

  it('answer only GET and HEAD', async () => {
    const refused = await fetch(`${app.url}/`, { method: 'POST' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const head = await fetch(`${app.url}/favicon.svg`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

describe('the widget', () => {
  it('has a description to pin its version', async () => {
    const response = await get('/widget.json')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.json()).toEqual({ version: '1.2.3' })
  })

  it.each([
    ['/widget.js', /^max-age=300\b/],
    ['/widget/1.2.3/widget.js', /immutable/],
  ])('runs anywhere from %s', async (path, cache) => {
    const { headers, status } = await get(path)
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toMatch(cache)
  })

  it.each([
    ['for one host', '/widget.js', 'widget/dist', HOST],
    ['for pages that pin it', '/widget/1.4.0/widget.js', 'dist/widget/1.4.0', undefined],
  ])(
    `is at most ${WIDGET_BYTES} bytes with its headers %s, as a visitor downloads them`,
    async (_, path, to, addresses) => {
      const code = await bundleWidget(addresses)
      mkdirSync(join(folder, to), { recursive: true })
      writeFileSync(join(folder, to, 'widget.js.br'), compressBest(code))
      writeFileSync(join(folder, to, 'widget.js'), code)
      const bytes = await new Promise<number>((resolve, reject) => {
        // A connection of its own: it counts what it has read.
        const options = { agent: false, headers: { 'accept-encoding': 'br' } }
        request(app.url + path, options, (response) => {
          const { socket } = response
          response.resume().on('end', () => resolve(socket.bytesRead))
        })
          .on('error', reject)
          .end()
      })
      expect(bytes).toBeLessThanOrEqual(WIDGET_BYTES)
    },
    60_000,
  )

  it('is served as a new version that is released after the start, with its headers', async () => {
    expect((await get('/widget/1.3.0/widget.js')).status).toBe(404)
    mkdirSync(join(folder, 'dist/widget/1.3.0'), { recursive: true })
    writeFileSync(join(folder, 'dist/widget/1.3.0/widget.js'), 'Foyer(1.3)')
    const released = await get('/widget/1.3.0/widget.js')
    expect(await released.text()).toBe('Foyer(1.3)')
    expect(released.headers.get('cache-control')).toMatch(/immutable/)
  })

  it('is served from the newest build', async () => {
    writeFileSync(join(folder, 'widget/dist/widget.js'), 'Foyer(2)')
    expect(await (await get('/widget.js')).text()).toBe('Foyer(2)')
  })
})

it('sends the headers of the _headers file', async () => {
  const file = formatHeadersFile(headerRules([API], ['widget/1.2.3/widget.js']))
  const rules = readHeadersFile(file)
  for (const path of ['/', '/login', '/assets/index-abc.js', '/widget.js', '/widget/1.2.3/widget.js']) {
    const { headers } = await get(path)
    const said: string[] = []
    const taken = readTakenHeaders(file).flatMap(([pattern, name]) => (covers(pattern, path) ? [name] : []))
    for (const name of taken) expect.soft([path, name, headers.get(name)]).toEqual([path, name, null])
    for (const [pattern, name, value] of rules) {
      if (!covers(pattern, path) || taken.includes(name)) continue
      expect.soft([path, name, headers.get(name)]).toEqual([path, name, value])
      said.push(name)
    }
    // A static host joins the values of two rules that name one header.
    expect(said.length).toBe(new Set(said).size)
  }
})

it('names only released versions of the widget in the _headers file', () => {
  const rules = headerRules([API], ['index.html', 'widget/1.2.3/widget.js', 'widget/privacy.html'])
  expect(headersFor('/widget/1.2.3/widget.js', rules)['Cache-Control']).toMatch(/immutable/)
  expect(headersFor('/widget/9.9.9/widget.js', rules)).not.toHaveProperty('Cache-Control')
})

it('explains in one sentence why it cannot start', async () => {
  const port = Number(new URL(app.url).port)
  await expect(serve(port)).rejects.toThrow(`Port ${port} is taken`)
  await expect(serveApp({ port: 0, distDir: join(folder, 'none'), widgetDir: folder })).rejects.toThrow(
    /The app is not built/,
  )
})

/** `fetch` decodes bodies and hides how they were encoded. */
function rawHeaders(path: string, headers: Record<string, string>) {
  return new Promise<Record<string, string | string[] | undefined>>((resolve, reject) => {
    request(app.url + path, { headers }, (response) => {
      response.resume()
      resolve(response.headers)
    })
      .on('error', reject)
      .end()
  })
}
