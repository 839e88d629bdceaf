// The Worker in this process, over stores in memory; nothing here is Cloudflare's.
import { expect, it, onTestFinished, vi } from 'vitest'
import { createBucket, SECRET_KEY } from './testing/bucket.ts'
import worker from './worker.ts'

const HOST = 'cedar.foyer.example'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

function createStore() {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    get: async (key: string) => {
      const bytes = kept.get(key)
      return bytes ? { arrayBuffer: async () => bytes.slice().buffer } : null
    },
    put: async (key: string, value: Uint8Array<ArrayBuffer>) => void kept.set(key, value),
    delete: async (key: string) => void kept.delete(key),
  }
}

it('gathers sums over requests, hands them over once, and lets no visitor wait for it', async () => {
  const bucket = createBucket()
  const deploy = bucket.publish(HOST, 'Hello')
  const storage = await bucket.listen()
  const [pointers, files] = [createStore(), createStore()]
  onTestFinished(async () => {
    vi.useRealTimers()
    await storage.close()
  })
  const bindings = {
    SUPABASE_URL: storage.url,
    SUPABASE_SECRET_KEY: SECRET_KEY,
    POINTERS: {
      ...pointers,
      get: async (key: string) => (await (await pointers.get(key))?.arrayBuffer()) ?? null,
      list: async () => ({ keys: [] }),
    },
    FILES: files,
  }
  const work: Promise<unknown>[] = []
  const context = { waitUntil: (promise: Promise<unknown>) => void work.push(promise) }
  const open = (agent: string) =>
    worker.fetch(new Request(`https://${HOST}/`, { headers: { 'user-agent': agent } }), bindings, context)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  for (const agent of [BROWSER, BROWSER, 'curl/8.5.0']) expect((await open(agent)).status).toBe(200)
  expect(bucket.batches).toEqual([])
  await vi.advanceTimersByTimeAsync(20_000)
  vi.useRealTimers()
  await Promise.all(work)
  const counts = [{ deploy, day: expect.any(String), page: '/', source: '', loads: 2 }]
  expect(bucket.batches).toEqual([{ batch: expect.any(String), counts }])

  await worker.scheduled(null, bindings, context)
  await Promise.all(work)
  expect(bucket.batches).toHaveLength(2)
  expect(bucket.batches[1]).toMatchObject({ counts: [] })
})
