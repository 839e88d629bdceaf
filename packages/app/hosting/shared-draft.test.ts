import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AppServer, serveApp } from '../serve.ts'

const SLUG = 'a'.repeat(32)
const DRAFT = {
  slug: SLUG,
  version: 2,
  kind: 'site',
  style: 'warm',
  name: 'Cedar "Grove" <Health>',
  created_at: '2026-03-01T10:00:00+00:00',
  mine: false,
  shared: true,
}

let folder = ''
let api: Server
let app: AppServer
let answer: unknown
let asked: string[]
let isSilent = false

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-share-'))
  writeFileSync(
    join(folder, 'index.html'),
    readFileSync(join(import.meta.dirname, '../index.html'), 'utf8').replace(/<script.*<\/script>/, ''),
  )
  api = createServer(async (incoming, outgoing) => {
    asked.push(`${incoming.url} ${incoming.headers.apikey} ${String(await incoming.toArray())}`)
    if (!isSilent) outgoing.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve))
})
beforeEach(async () => {
  asked = []
  isSilent = false
  answer = DRAFT
  app = await serveApp({
    port: 0,
    distDir: folder,
    widgetDir: folder,
    config: {
      supabaseUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      supabaseKey: 'key',
      apiOnOwnOrigin: 'true',
      appUrl: 'https://app.example/',
    },
  })
  return () => app.close()
})
afterAll(() => {
  api.close()
  api.closeAllConnections()
  rmSync(folder, { recursive: true })
})

async function metaAt(path: string): Promise<{ title: string | undefined; tags: Record<string, string> }> {
  const html = await (await fetch(app.url + path)).text()
  const found = [...html.matchAll(/<meta\s+(?:property|name)="([^"]*)"\s+content="([^"]*)"/g)]
  expect(new Set(found.map(([, name]) => name)).size, 'each tag once').toBe(
    // The color of the window has two, for light and dark.
    found.filter(([, name]) => name !== 'theme-color').length + 1,
  )
  return {
    title: /<title>(.*)<\/title>/.exec(html)?.[1],
    tags: Object.fromEntries(found.map(([, name = '', content = '']) => [name, content])),
  }
}

/** On a busy machine the first answers may be late. */
async function answeredMeta() {
  const ask = () => metaAt(`/drafts/${SLUG}?view=full`)
  await expect.poll(async () => (await ask()).title, { timeout: 10_000 }).not.toBe('Foyer')
  return ask()
}

it('says on the page of a draft what a link to it shows, with absolute addresses', async () => {
  const { title, tags } = await answeredMeta()
  expect(title).toBe('Cedar &quot;Grove&quot; &lt;Health&gt;: website draft')
  expect(tags).toMatchObject({
    'og:title': 'Cedar &quot;Grove&quot; &lt;Health&gt;: website draft',
    'og:description':
      'A draft of the website of Cedar &quot;Grove&quot; &lt;Health&gt;, in the style Warm. It is not live yet.',
    'og:url': `https://app.example/drafts/${SLUG}`,
    'og:image': `https://app.example/functions/v1/drafts/${SLUG}/card.png`,
    'twitter:card': 'summary_large_image',
  })
  expect(asked).toEqual([`/rest/v1/rpc/open_draft key {"draft_slug":"${SLUG}"}`])
})

it('does not call ideas for a website a draft of one', async () => {
  answer = { ...DRAFT, kind: 'proposal', name: 'Harbor' }
  expect((await answeredMeta()).title).toBe('Harbor: ideas for the website')
})

it('asks once for visitors who come at once or soon after', async () => {
  await Promise.all([metaAt(`/drafts/${SLUG}`), metaAt(`/drafts/${SLUG}`)])
  await metaAt(`/drafts/${SLUG}`)
  expect(asked.length).toBe(1)
})

it.each([
  ['an unknown address', null],
  ['an answer that is none', { code: 'XX000' }],
])('serves the ordinary page at %s', async (_name, given) => {
  answer = given
  expect((await metaAt(`/drafts/${SLUG}`)).tags).toMatchObject({
    'og:title': 'Foyer',
    'twitter:card': 'summary',
  })
})

it('waits only briefly for an API that is silent, and not again for the next visitor', async () => {
  isSilent = true
  const before = performance.now()
  expect((await metaAt(`/drafts/${SLUG}`)).title).toBe('Foyer')
  expect(performance.now() - before).toBeLessThan(3_000)
  await metaAt(`/drafts/${SLUG}`)
  expect(asked.length).toBe(1)
})

it.each(['/', '/drafts/none', `/drafts/${SLUG}/index.html`])('asks nobody about %s', async (path) => {
  expect((await metaAt(path)).title).toBe('Foyer')
  expect(asked).toEqual([])
})
