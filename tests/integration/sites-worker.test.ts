// Rehearses the Worker of packages/sites with its wrangler.jsonc in real workerd.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Miniflare } from 'miniflare'
import { build } from 'vite'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { pointerPath } from '../../packages/shared/src/sites/pointer.ts'
import { createBucket, SECRET_KEY } from '../../packages/sites/testing/bucket.ts'

const PACKAGE = join(import.meta.dirname, '../../packages/sites')
const HOST = 'cedar.foyer.example'

const settings = z
  .object({
    main: z.string(),
    compatibility_date: z.string(),
    kv_namespaces: z.array(z.object({ binding: z.string(), id: z.string() })),
    r2_buckets: z.array(z.object({ binding: z.string(), bucket_name: z.string() })),
    triggers: z.object({ crons: z.array(z.string()).min(1) }),
    vars: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync(join(PACKAGE, 'wrangler.jsonc'), 'utf8').replace(/^\s*\/\/.*$/gm, '')))
const script = await bundle(join(PACKAGE, settings.main))
const folder = mkdtempSync(join(tmpdir(), 'foyer-worker-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: entry, write: false, minify: false, target: 'esnext' },
    ssr: { target: 'webworker', noExternal: true },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('The Worker was not bundled')
  return chunk.code
}

/** A Worker of its own name has its own stores; a second one of the same name finds what the first has kept. */
function startWorker(name: string, storageUrl: string, secretKey = SECRET_KEY) {
  const log: string[] = []
  const worker = new Miniflare({
    modules: true,
    script,
    compatibilityDate: settings.compatibility_date,
    kvNamespaces: Object.fromEntries(settings.kv_namespaces.map(({ binding, id }) => [binding, id])),
    r2Buckets: Object.fromEntries(
      settings.r2_buckets.map(({ binding, bucket_name }) => [binding, bucket_name]),
    ),
    kvPersist: join(folder, name, 'kv'),
    r2Persist: join(folder, name, 'r2'),
    bindings: { ...settings.vars, SUPABASE_URL: storageUrl, SUPABASE_SECRET_KEY: secretKey },
    handleRuntimeStdio: (_: Readable, errors: Readable) =>
      errors.on('data', (line: Buffer) => log.push(String(line))),
  })
  const open = async (url: string, headers: Record<string, string> = {}) => {
    const response = await worker.dispatchFetch(url, { headers, redirect: 'manual' })
    return { status: response.status, headers: response.headers, body: await response.text() }
  }
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= worker.dispose()
    return stopping
  }
  const sweep = async () => {
    // The types of the package leave out the timer.
    const timer = await worker.getWorker()
    const run: unknown = Reflect.get(timer, 'scheduled')
    if (typeof run !== 'function') throw new Error('The Worker has no timer')
    await run.call(timer, { cron: settings.triggers.crons[0] })
  }
  return { open, stop, sweep, log }
}

async function startPair(name: string) {
  const bucket = createBucket()
  const storage = await bucket.listen()
  const worker = startWorker(name, storage.url)
  onTestFinished(async () => {
    await worker.stop()
    await storage.close()
  })
  return { bucket, storage, worker, open: worker.open }
}

it('serves sites with the headers of every other engine', async () => {
  const { bucket, open } = await startPair('headers')
  bucket.publish(HOST, 'Hello')
  bucket.point('www.example.org', { state: 'moved', canonical: 'example.org' })
  const page = await open(`https://${HOST}/`)
  expect([page.status, page.body]).toEqual([200, 'Hello'])
  expect(page.headers.get('strict-transport-security')).toBe('max-age=63072000')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await open(`https://${HOST}/`, { 'if-none-match': page.headers.get('etag') ?? '' })).status).toBe(
    304,
  )
  expect(await open(`https://${HOST}/other`)).toMatchObject({ status: 404, body: 'Not on this site' })
  expect((await open('https://nobody.example/')).body).toContain('There is no website here')
  const plain = await open('http://www.example.org/a?b')
  expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://example.org/a?b'])
})

it('answers many visitors at once, follows a site, and forgets it with its pointer', async () => {
  const { bucket, open } = await startPair('changes')
  bucket.publish(HOST, 'One')
  const pages = await Promise.all(Array.from({ length: 20 }, () => open(`https://${HOST}/`)))
  expect(pages.map(({ body }) => body)).toEqual(pages.map(() => 'One'))
  bucket.publish(HOST, 'Two')
  await vi.waitFor(async () => expect((await open(`https://${HOST}/`)).body).toBe('Two'), { timeout: 60_000 })
  bucket.objects.delete(pointerPath(HOST))
  await vi.waitFor(async () => expect((await open(`https://${HOST}/`)).status).toBe(404), { timeout: 60_000 })
})

it('serves what it has kept while Storage is stopped, also in a new place', async () => {
  const { bucket, storage, worker } = await startPair('kept')
  bucket.point(HOST, {
    state: 'live',
    deploy: bucket.deployPage('Kept', { '/assets/a.woff2': { body: 'font', type: 'font/woff2' } }),
    previous: [],
  })
  expect((await worker.open(`https://${HOST}/`)).body).toBe('Kept')
  // The rest of the deploy follows after the first page.
  const font = [...bucket.objects.keys()].length
  await vi.waitFor(() => expect(new Set(bucket.reads).size).toBe(font), { timeout: 60_000 })
  await worker.stop()
  await storage.close()
  const next = startWorker('kept', storage.url)
  onTestFinished(() => next.stop())
  expect((await next.open(`https://${HOST}/`)).body).toBe('Kept')
  expect((await next.open(`https://${HOST}/assets/a.woff2`)).body).toBe('font')
  expect((await next.open('https://never.example/')).status).toBe(503)
})

it('hands over with its timer what its requests counted', async () => {
  const { bucket, worker, open } = await startPair('counts')
  const deploy = bucket.publish(HOST, 'Hello')
  for (const agent of [
    'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
    'curl/8.5.0',
  ])
    await open(`https://${HOST}/`, { 'user-agent': agent })
  await worker.sweep()
  const counts = [{ deploy, day: expect.any(String), page: '/', source: '', loads: 1 }]
  await vi.waitFor(() => expect(bucket.batches).toMatchObject([{ counts }]), { timeout: 60_000 })
})

it('takes down a site that was deleted, although nobody visits it', async () => {
  const { bucket, storage, worker } = await startPair('sweep')
  bucket.publish(HOST, 'Hello')
  bucket.publish('other.example', 'Other')
  for (const host of [HOST, 'other.example']) expect((await worker.open(`https://${host}/`)).status).toBe(200)
  await worker.stop()
  bucket.objects.delete(pointerPath(HOST))
  const next = startWorker('sweep', storage.url)
  onTestFinished(() => next.stop())
  await next.sweep()
  await storage.close()
  expect((await next.open(`https://${HOST}/`)).status).not.toBe(200)
  expect((await next.open('https://other.example/')).body).toBe('Other')
})

it('sends no key that is none, says so in its log, and serves what it has kept', async () => {
  const { bucket, storage, worker } = await startPair('key')
  bucket.publish(HOST, 'Kept')
  expect((await worker.open(`https://${HOST}/`)).body).toBe('Kept')
  await worker.stop()
  const reads = bucket.reads.length
  const wrong = startWorker('key', storage.url, 'sb_publishable_abc')
  onTestFinished(() => wrong.stop())
  expect((await wrong.open(`https://${HOST}/`)).body).toBe('Kept')
  expect((await wrong.open('https://never.example/')).status).toBe(503)
  await vi.waitFor(() => expect(wrong.log.join('')).toContain('SUPABASE_SECRET_KEY is no secret key'), {
    timeout: 60_000,
  })
  expect(bucket.reads).toHaveLength(reads)
})
