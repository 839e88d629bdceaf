// Where each address leads on a static host, by the host's documented order: a file first, then the first rule that covers
// the path, https://docs.netlify.com/routing/redirects/#rule-processing-order.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { copyWidget } from '../build/copy-widget.ts'
import { staticHostFiles } from '../build/static-host-files.ts'
import { PATHS } from '../src/config/paths.ts'
import {
  covers,
  type Redirect,
  readHeadersFile,
  readRedirectsFile,
  readTakenHeaders,
} from '../src/testing/read-host-files.ts'

const API = 'https://project.supabase.co'
const SERVICES = ['auth', 'rest', 'storage', 'functions']
const ROUTES = [
  ...Object.values(PATHS).map((path) => path.replace(':slug', '0123456789abcdef0123456789abcdef')),
  '/onboarding/build-presence/practice-vision',
  '/no/such/page',
]
const API_PATHS = SERVICES.map((service) => `/${service}/v1/a/b`)
const RELEASE = '/widget/0.1.0/widget.js'
const UNKNOWN_RELEASE = '/widget/9.9.9/widget.js'

type Host = {
  readonly files: ReadonlyMap<string, string>
  readonly rules: readonly Redirect[]
  readonly headersOf: (path: string) => Readonly<Record<string, string>>
}

/** Builds a page with the plugins that write the files of static hosts and of the widget. */
async function buildHost(isOnOwnOrigin: boolean): Promise<Host> {
  const root = mkdtempSync(join(tmpdir(), 'foyer-host-'))
  const page = '<!doctype html><head><title>Foyer</title></head>'
  writeFileSync(join(root, 'index.html'), page)
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { write: false },
    plugins: [
      copyWidget(join(import.meta.dirname, '../../widget'), 'https://foyer.example/privacy'),
      staticHostFiles(API, isOnOwnOrigin),
    ],
  })
  rmSync(root, { recursive: true })
  if (!('output' in built)) throw new Error('The build has more than one output.')
  const files = new Map(
    built.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'asset' ? String(file.source) : file.code,
    ]),
  )
  const headers = readHeadersFile(files.get('/_headers') ?? '')
  return {
    files,
    rules: readRedirectsFile(files.get('/_redirects') ?? ''),
    headersOf: (path) =>
      Object.fromEntries(
        headers.filter(([pattern]) => covers(pattern, path)).map(([, name, value]) => [name, value]),
      ),
  }
}

/** Where a path leads: the status with the file that is sent, or the address that answers instead. */
function onNetlify({ files, rules }: Host, path: string): string {
  if (path === '/') return '200 /index.html'
  if (files.has(path)) return `200 ${path}`
  const rule = rules.find(({ from }) => covers(from, path))
  if (!rule) return '404'
  const target = rule.to.replace(':splat', path.slice(rule.from.length - 1))
  if (/^https:/.test(target)) return `${rule.status} ${target}`
  return files.has(target) ? `${rule.status} ${target}` : '404'
}

/**
 * Cloudflare Pages follows neither rules to other origins nor rules with status 404, and ignores one that would lead
 * `/index.html` to itself. It sends the nearest `404.html`, and without one at the root the app:
 * https://developers.cloudflare.com/pages/configuration/serving-pages.
 */
function onCloudflarePages({ files }: Host, path: string): string {
  if (path === '/') return '200 /index.html'
  if (files.has(path)) return `200 ${path}`
  const folders = path.split('/').slice(0, -1)
  for (let depth = folders.length; depth > 0; depth--) {
    const page = `${folders.slice(0, depth).join('/')}/404.html`
    if (files.has(page)) return `404 ${page}`
  }
  return '200 /index.html'
}

describe.each([
  ['Netlify', onNetlify],
  ['Cloudflare Pages', onCloudflarePages],
] as const)('on %s', (_, answer) => {
  it('sends the app for every route of it, and for pages that it does not know', async () => {
    const host = await buildHost(true)
    for (const path of ROUTES) expect.soft([path, answer(host, path)]).toEqual([path, '200 /index.html'])
  })

  it('sends released widgets with the headers that other origins need, and 404 for unknown ones', async () => {
    const host = await buildHost(true)
    expect(answer(host, RELEASE)).toBe(`200 ${RELEASE}`)
    expect(host.headersOf(RELEASE)).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
    expect(answer(host, UNKNOWN_RELEASE)).toBe('404 /widget/404.html')
    expect(host.headersOf(UNKNOWN_RELEASE)).not.toHaveProperty('Cache-Control')
  })

  it('keeps drafts out of search engines and frames of other sites', async () => {
    const host = await buildHost(true)
    const draft = '/drafts/0123456789abcdef0123456789abcdef'
    expect(answer(host, draft)).toBe('200 /index.html')
    expect(host.headersOf(draft)).toMatchObject({
      'X-Robots-Tag': 'noindex, nofollow',
      'X-Frame-Options': 'DENY',
      'Content-Security-Policy': expect.stringMatching(/script-src 'self';.*frame-ancestors 'none'/),
    })
    expect(host.headersOf('/learn-more')).not.toHaveProperty('X-Robots-Tag')
  })
})

it('sends the page to frame for every code, and takes the headers away that forbid frames', async () => {
  const host = await buildHost(true)
  const rule = host.rules.find(({ from }) => covers(from, '/embed/ABCDEF22'))
  expect(rule).toEqual({ from: '/embed/*', to: '/embed/frame.html', status: 200 })
  const taken = readTakenHeaders(host.files.get('/_headers') ?? '').filter(
    ([pattern]) => pattern === '/embed/*',
  )
  expect(taken.map(([, name]) => name)).toEqual([
    'Content-Security-Policy',
    'Cross-Origin-Opener-Policy',
    'X-Frame-Options',
  ])
  expect(host.headersOf('/embed/ABCDEF22')['Content-Security-Policy']).toMatch(/frame-ancestors \*$/)
})

it('rewrites the paths of the API on Netlify, when the app reaches it on its own origin', async () => {
  const host = await buildHost(true)
  for (const path of API_PATHS) expect.soft(onNetlify(host, path)).toBe(`200 ${API}${path}`)
  for (const path of ['/rest/v2/a', '/graphql/v1/a'])
    expect.soft(onNetlify(host, path)).toBe('200 /index.html')
  expect(host.files.get('/index.html')).not.toContain('preconnect')
})

it('rewrites nothing to the API when that has its own origin, and connects to it early', async () => {
  const host = await buildHost(false)
  for (const path of API_PATHS) expect.soft(onNetlify(host, path)).toBe('200 /index.html')
  expect(host.files.get('/index.html')).toContain(`<link rel="preconnect" href="${API}" crossorigin>`)
  expect(host.headersOf('/')['Content-Security-Policy']).toContain(`connect-src 'self' ${API};`)
})
