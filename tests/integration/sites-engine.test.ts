// The engine of published sites over the Storage API and the functions of the embedded stack.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { pointerPath, SITES_BUCKET } from '../../packages/shared/src/sites/pointer.ts'
import { serveSites } from '../../packages/sites/serve.ts'
import { createBucket } from '../../packages/sites/testing/bucket.ts'
import { visit } from '../../packages/sites/testing/visit.ts'
import { publishSite } from '../../supabase/functions/sites/publish-site.ts'
import { sharedTestStack } from './shared-test-stack.ts'
import { adminClient } from './sign-in-as.ts'
import { editFirstSentence, publish, publishDependencies, readyOwner } from './sites-kit.ts'

const HOST = 'cedar.localhost'

const stack = await sharedTestStack()
const objects = adminClient(stack).storage.from(SITES_BUCKET)

/** Stores what a bucket of tests has in the real one. */
async function upload(bucket: ReturnType<typeof createBucket>): Promise<void> {
  for (const [path, bytes] of bucket.objects) {
    const { error } = await objects.upload(path, bytes, { upsert: true, cacheControl: '0' })
    expect(error).toBeNull()
  }
}

/** An engine of its own, and a visitor who comes each time a second later. */
async function startEngine() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const folder = mkdtempSync(join(tmpdir(), 'foyer-sites-'))
  const sites = await serveSites({ port: 0, folder, maxBytes: 1e7, isSecure: false })
  onTestFinished(async () => {
    vi.useRealTimers()
    await sites.close()
    rmSync(folder, { recursive: true })
  })
  const read = async (host = HOST, path = '/') => {
    vi.advanceTimersByTime(1000)
    const { status, body } = await visit(sites.port, path, host)
    return [status, body] as const
  }
  return { sites, read }
}

it('serves a site from Storage, follows it, and forgets it when its pointer is removed', async () => {
  const { sites, read } = await startEngine()
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})

  expect((await read())[0]).toBe(503)
  sites.connect(stack.apiUrl, stack.keys.secretKey)
  expect((await read())[0]).toBe(404)
  const bucket = createBucket()
  bucket.publish(HOST, 'One')
  await upload(bucket)
  // Storage is asked about a name that is nobody's once a minute.
  vi.advanceTimersByTime(60_000)
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
  // After a question that failed, visitors do not wait for the answer to the next one.
  await expect.poll(async () => (await read())[0]).toBe(404)
})

it('shows what an owner publishes, with everything that its page asks for, until the account is deleted', async () => {
  const { sites, read } = await startEngine()
  sites.connect(stack.apiUrl, stack.keys.secretKey)
  const owner = await readyOwner(stack)
  const host = 'harbor-engine.localhost'
  await publish(stack, owner, 'harbor-engine')
  const [status, page] = await read(host)
  expect([status, page]).toEqual([200, expect.stringContaining('Harbor Family')])
  const asked = [...page.matchAll(/(?:href|src|url)[=(]["']?(\/[^"')#]+)/g)].map(([, path]) => path ?? '')
  expect(asked.length).toBeGreaterThan(0)
  for (const path of new Set(asked)) expect([path, (await read(host, path))[0]]).toEqual([path, 200])
  expect((await read(host, '/nowhere'))[1]).toContain('Harbor Family')

  await editFirstSentence(owner, 'We know your name.')
  await publish(stack, owner)
  expect((await read(host))[1]).toContain('We know your name.')
  const deps = publishDependencies(stack)
  await publishSite(owner.userId, { do: 'move', name: 'harbor-moved' }, deps)
  expect((await read(host))[0]).toBe(308)
  expect((await read('harbor-moved.localhost'))[0]).toBe(200)

  await adminClient(stack).auth.admin.deleteUser(owner.userId)
  await deps.writePointers()
  for (const name of [host, 'harbor-moved.localhost']) expect((await read(name))[0]).toBe(404)
})
