// A site that was taken down stays down, with a Storage, a disk and visitors of any kind.
import { pointerPath } from '@foyer/shared/sites/pointer.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bytes } from '../src/stores.ts'
import { HOST, startEngine } from '../testing/start-engine.ts'

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
/** For a busy machine. */
const PATIENCE = { timeout: 60_000 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Lets each wait of the engine and of its Storage end as soon as those before it have. */
function skipWaits(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.setTimerTickMode('nextTimerAsync')
}

/** The ways in which a site is taken down in the bucket. */
const WAYS: Readonly<Record<string, (bucket: ReturnType<typeof startEngine>['bucket']) => void>> = {
  'went offline': (bucket) => bucket.point(HOST, { state: 'offline' }),
  'was deleted': (bucket) => void bucket.objects.delete(pointerPath(HOST)),
  moved: (bucket) => bucket.point(HOST, { state: 'moved', canonical: 'other.example' }),
}

describe.each(Object.entries(WAYS))('a site that %s', (_, takeDown) => {
  it('is not shown after a restart without Storage, although the disk was full', async () => {
    const { bucket, kept, read, get, settle, silence, restart } = startEngine()
    bucket.publish(HOST, 'Hello')
    expect(await read()).toBe('Hello')
    await settle()
    kept.write = () => Promise.reject(new Error('ENOSPC'))
    takeDown(bucket)
    pass(1)
    expect((await get()).status).not.toBe(200)
    silence()
    expect((await restart().get()).status).not.toBe(200)
  })

  it.each([1, 61, 86_400])(
    'is not shown to the first visitor after %d s when Storage is slow',
    async (after) => {
      skipWaits()
      const { bucket, read, get, settle, restart } = startEngine()
      bucket.publish(HOST, 'Hello')
      await read()
      await settle()
      takeDown(bucket)
      bucket.before = async () => void (await wait(after < 60 ? 10 : 700))
      pass(after)
      // Visitors at the same time share the question, and its patience.
      const answers = await Promise.all([get(), get(), restart().get()])
      expect(answers.map(({ status }) => status)).not.toContain(200)
    },
  )

  it('leaves the disk with the next sweep, although nobody visits it', async () => {
    const { bucket, read, settle, silence, restart } = startEngine()
    bucket.publish(HOST, 'Hello')
    await read()
    await settle()
    const after = restart()
    takeDown(bucket)
    pass(86_400)
    expect(await after.engine.sweep()).toBeUndefined()
    await settle()
    silence()
    expect((await restart().get()).status).not.toBe(200)
  })

  it('stays on the disk when Storage is dead during the sweep, and leaves with the one after it', async () => {
    const { bucket, disk, engine, read, settle, silence } = startEngine()
    bucket.publish(HOST, 'Hello')
    await read()
    await settle()
    takeDown(bucket)
    silence()
    pass(86_400)
    await engine.sweep()
    const before = disk.get(`hosts/${HOST}`)
    expect(before && textOf(before)).toContain('live')
    bucket.before = async () => {}
    pass(86_400)
    await engine.sweep()
    const left = disk.get(`hosts/${HOST}`)
    expect(left ? textOf(left) : '').not.toContain('live')
  })

  it('does not come back with an old pointer from a Storage that lies', async () => {
    const { bucket, read, get } = startEngine()
    bucket.publish(HOST, 'Hello')
    await read()
    const old = bucket.objects.get(pointerPath(HOST)) as Bytes
    takeDown(bucket)
    pass(61)
    expect((await get()).status).not.toBe(200)
    bucket.objects.set(pointerPath(HOST), old)
    for (const seconds of [1, 61, 61]) {
      pass(seconds)
      expect((await get()).status).not.toBe(200)
    }
  })
})

it('a site is still served when Storage does not answer the check after a pause', async () => {
  skipWaits()
  const { bucket, read, settle, restart } = startEngine()
  bucket.publish(HOST, 'Hello')
  await read()
  await settle()
  let release = () => {}
  bucket.before = () =>
    new Promise((resolve) => {
      release = resolve
    })
  pass(3600)
  const after = restart()
  expect(await after.read()).toBe('Hello')
  expect(await after.read()).toBe('Hello')
  release()
})

it('a name with a new owner is shown, although it was deleted before', async () => {
  const { bucket, read, get } = startEngine()
  bucket.publish(HOST, 'Hello')
  await read()
  bucket.objects.delete(pointerPath(HOST))
  pass(1)
  expect((await get()).status).toBe(404)
  bucket.publish(HOST, 'New owner')
  pass(60)
  expect(await read()).toBe('New owner')
})

describe('hostnames that are nobody’s', () => {
  it('cost one question a minute each', async () => {
    const { bucket, get } = startEngine()
    for (let second = 0; second < 120; second += 1) {
      expect((await get('/', {}, 'nobody.example')).status).toBe(404)
      pass(1)
    }
    expect(bucket.reads.length).toBe(2)
  })

  it('cost a bounded number of questions in all, and leave the sites as they are', async () => {
    const { bucket, get, read } = startEngine()
    bucket.publish(HOST, 'Hello')
    expect(await read()).toBe('Hello')
    const before = bucket.reads.length
    for (let name = 0; name < 5000; name += 1) await get('/', {}, `made-up-${name}.example`)
    expect(bucket.reads.length - before).toBeLessThan(700)
    pass(1)
    bucket.publish(HOST, 'Hello again')
    expect(await read()).toBe('Hello again')
    pass(60)
    expect((await get('/', {}, 'made-up-4999.example')).status).toBe(404)
  })

  it('leave room for sites: 1,000 new ones within a second are all served', async () => {
    const { bucket, get } = startEngine()
    const deploy = bucket.deployPage('Hello')
    const names = Array.from({ length: 1000 }, (_, site) => `site-${site}.example`)
    for (const name of names) bucket.point(name, { state: 'live', deploy, previous: [] })
    for (const name of names) expect([name, (await get('/', {}, name)).status]).toEqual([name, 200])
    const before = bucket.reads.length
    for (let name = 0; name < 700; name += 1) await get('/', {}, `made-up-${name}.example`)
    expect(bucket.reads.length - before).toBe(600)
    // Neither a site nor a refused question makes room for one more.
    expect((await get('/', {}, 'new.example')).status).toBe(503)
  })

  it('cost as many questions as before in the minute after one that ended during answers', async () => {
    const { bucket, get } = startEngine()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    bucket.before = () => held
    const sites = Array.from({ length: 50 }, (_, site) => `site-${site}.example`)
    for (const name of sites) bucket.publish(name, 'Hello')
    const visits = sites.map((name) => get('/', {}, name))
    await vi.waitUntil(() => bucket.reads.length === 50, PATIENCE)
    pass(60)
    const nobodys = () =>
      Promise.all(Array.from({ length: 700 }, (_, name) => get('/', {}, `made-up-${name}.example`)))
    const first = nobodys()
    await vi.waitUntil(() => bucket.reads.length === 650, PATIENCE)
    release()
    const answers = await Promise.all([...visits, first])
    expect(answers.slice(0, 50).map((answer) => (answer as Response).status)).toEqual(sites.map(() => 200))
    const asked = bucket.reads.filter((path) => path.includes('made-up')).length
    await get('/', {}, 'one-more.example')
    expect([asked, bucket.reads.filter((path) => path.includes('one-more')).length]).toEqual([600, 0])
  })

  it('whose question fails say nothing about other hostnames', async () => {
    const { bucket, get, read } = startEngine()
    bucket.publish(HOST, 'One')
    await read()
    bucket.before = async (path) => {
      if (path.includes('broken')) throw new Error('silent')
      if (path === pointerPath(HOST)) await wait(10)
    }
    expect((await get('/', {}, 'broken.example')).status).toBe(503)
    bucket.publish(HOST, 'Two')
    pass(1)
    expect(await read()).toBe('Two')
  })
})

const textOf = (bytes: Bytes) => new TextDecoder().decode(bytes)
