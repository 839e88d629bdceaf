// The engine of published sites over the Storage API of the embedded stack.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { pointerPath, SITES_BUCKET } from '../../packages/shared/src/sites/pointer.ts'
import { serveSites } from '../../packages/sites/serve.ts'
import { createBucket } from '../../packages/sites/testing/bucket.ts'
import { visit } from '../../packages/sites/testing/visit.ts'
import { adminClient } from './sign-in-as.ts'
import { startTestStack } from './start-test-stack.ts'

const HOST = 'cedar.localhost'

const stack = await startTestStack({
  configure: (config) => ({
    ...config,
    storage: { ...config.storage, buckets: { ...config.storage.buckets, [SITES_BUCKET]: { public: false } } },
  }),
})
const objects = adminClient(stack).storage.from(SITES_BUCKET)
afterAll(() => stack.stop())

/** Stores what a bucket of tests has in the real one. */
async function upload(bucket: ReturnType<typeof createBucket>): Promise<void> {
  for (const [path, bytes] of bucket.objects) {
    const { error } = await objects.upload(path, bytes, { upsert: true, cacheControl: '0' })
    expect(error).toBeNull()
  }
}

it('serves a site from Storage, follows it, and forgets it when its pointer is removed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const folder = mkdtempSync(join(tmpdir(), 'foyer-sites-'))
  const sites = await serveSites({ port: 0, folder, maxBytes: 1e7, isSecure: false })
  onTestFinished(async () => {
    vi.useRealTimers()
    await sites.close()
    rmSync(folder, { recursive: true })
  })
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const read = async () => {
    vi.advanceTimersByTime(1000)
    const { status, body } = await visit(sites.port, '/', HOST)
    return [status, body]
  }

  expect((await read())[0]).toBe(503)
  sites.connect(stack.apiUrl, stack.keys.secretKey)
  expect((await read())[0]).toBe(404)
  const bucket = createBucket()
  bucket.publish(HOST, 'One')
  await upload(bucket)
  expect(await read()).toEqual([200, 'One'])
  expect(await read()).toEqual([200, 'One'])
  bucket.publish(HOST, 'Two')
  await upload(bucket)
  expect(await read()).toEqual([200, 'Two'])

  // With the public key, every object is missing.
  sites.connect(stack.apiUrl, stack.keys.publishableKey)
  report.mockClear()
  expect(await read()).toEqual([200, 'Two'])
  expect(report).toHaveBeenCalled()
  sites.connect(stack.apiUrl, stack.keys.secretKey)
  await objects.remove([pointerPath(HOST)])
  expect((await read())[0]).toBe(404)
})
