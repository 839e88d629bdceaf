// What the engine does when Storage, its disk or somebody's data cannot be relied on.
import { deployFilePath, manifestPath, manifestText } from '@foyer/shared/sites/manifest.ts'
import { pointerPath } from '@foyer/shared/sites/pointer.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bytesOf, HTML, sha256 } from '../testing/bucket.ts'
import { HOST, startEngine } from '../testing/start-engine.ts'

const nextSecond = () => vi.advanceTimersByTime(1000)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a pointer', () => {
  it('is asked for once a second and host, whatever number of visitors there is', async () => {
    const { bucket, get } = startEngine()
    bucket.publish(HOST, 'Hello')
    const asked = () => bucket.reads.filter((path) => path === pointerPath(HOST)).length
    await Promise.all(Array.from({ length: 20 }, () => get()))
    await get()
    expect(asked()).toBe(1)
    nextSecond()
    await Promise.all(Array.from({ length: 20 }, () => get()))
    expect(asked()).toBe(2)
  })

  it('with a lower sequence never replaces one with a higher, not even after a restart', async () => {
    const { bucket, read, restart } = startEngine()
    const old = bucket.deployPage('Old')
    bucket.point(HOST, { state: 'live', sequence: 7, deploy: bucket.deployPage('New'), previous: [] })
    expect(await read()).toBe('New')
    bucket.point(HOST, { state: 'live', sequence: 6, deploy: old, previous: [] })
    nextSecond()
    expect(await read()).toBe('New')
    expect(await restart().read()).toBe('New')
    bucket.point(HOST, { state: 'live', sequence: 8, deploy: old, previous: [] })
    nextSecond()
    expect(await read()).toBe('Old')
  })

  it.each([
    'not json',
    '{"state":"live","sequence":9}',
    '{"state":"live","sequence":9,"deploy":"../../x","previous":[]}',
  ])('that lies is not followed: %s', async (text) => {
    const { bucket, read, get, troubles } = startEngine()
    bucket.publish(HOST, 'Hello')
    await read()
    bucket.objects.set(pointerPath(HOST), bytesOf(text))
    nextSecond()
    expect(await read()).toBe('Hello')
    expect(troubles[0]).toContain(HOST)
    bucket.objects.set(pointerPath('new.example'), bytesOf(text))
    expect((await get('/', {}, 'new.example')).status).toBe(503)
  })

  it('that is gone takes its site along, from memory and disk', async () => {
    const { bucket, disk, get, restart, settle, silence } = startEngine()
    const font = { '/assets/a.woff2': { body: 'font', type: 'font/woff2' } } as const
    bucket.point(HOST, { state: 'live', deploy: bucket.deployPage('Hello', font), previous: [] })
    await get()
    await settle()
    bucket.objects.delete(pointerPath(HOST))
    nextSecond()
    expect((await get()).status).toBe(404)
    await settle()
    expect([...disk.keys()]).toEqual([`files/${sha256(bytesOf('font'))}`])
    silence()
    expect((await restart().get()).status).toBe(503)
  })
})

describe('a deploy', () => {
  it('that was shown keeps its immutable files, however many deploys came after it unseen', async () => {
    const { bucket, get, read } = startEngine()
    const withFont = (page: string, font: string) =>
      bucket.deployPage(page, { [`/assets/${font}.woff2`]: { body: font, type: 'font/woff2' } })
    bucket.point(HOST, { state: 'live', deploy: withFont('One', 'one'), previous: [] })
    await read()
    const unseen = Array.from({ length: 5 }, (_, index) => withFont(`Unseen ${index}`, `unseen${index}`))
    bucket.point(HOST, { state: 'live', deploy: withFont('Two', 'two'), previous: unseen })
    nextSecond()
    expect(await read()).toBe('Two')
    for (const font of ['one', 'two', 'unseen4']) expect(await read(`/assets/${font}.woff2`)).toBe(font)
    expect((await get('/assets/never.woff2')).status).toBe(404)
  })

  it('is shown only when all of it is at hand', async () => {
    const { bucket, read } = startEngine()
    bucket.publish(HOST, 'One')
    await read()
    const two = bucket.deployPage('Two', { '/favicon.svg': { body: '<svg/>', type: 'image/svg+xml' } })
    const missing = [...bucket.objects.keys()].find((path) => path.endsWith(sha256(bytesOf('<svg/>')))) ?? ''
    const bytes = bucket.objects.get(missing) ?? bytesOf('')
    bucket.objects.delete(missing)
    bucket.point(HOST, { state: 'live', deploy: two, previous: [] })
    nextSecond()
    expect(await read()).toBe('One')
    bucket.objects.set(missing, bytes)
    nextSecond()
    expect(await read()).toBe('Two')
  })

  it('whose manifest or file is not what its hash says is neither served nor kept', async () => {
    const { bucket, disk, get, settle } = startEngine()
    const first = bucket.publish(HOST, 'Hello')
    const page = sha256(bytesOf('Hello'))
    bucket.objects.set(`deploys/${first}/${page}`, bytesOf('Buy pills'))
    expect((await get()).status).toBe(503)
    await settle()
    expect(disk.has(`files/${page}`)).toBe(false)

    const second = bucket.publish('other.example', 'Hello')
    const forged = bucket.objects.get(manifestPath(bucket.deployPage('Buy pills'))) ?? bytesOf('')
    bucket.objects.set(manifestPath(second), forged)
    const engine = startEngine()
    engine.bucket.before = bucket.before
    for (const [path, bytes] of bucket.objects) engine.bucket.objects.set(path, bytes)
    expect((await engine.get('/', {}, 'other.example')).status).toBe(503)
    expect([...engine.disk.keys()]).toEqual(['hosts/other.example'])
  })

  it('is read again when the disk has damaged it', async () => {
    const { bucket, disk, read, restart, settle } = startEngine()
    bucket.publish(HOST, 'Hello')
    await read()
    await settle()
    disk.set(`files/${sha256(bytesOf('Hello'))}`, bytesOf('Hel'))
    expect(await restart().read()).toBe('Hello')
    expect(disk.get(`files/${sha256(bytesOf('Hello'))}`)).toEqual(bytesOf('Hello'))
  })

  it.each([-1, 1])('of another size than its manifest says is not served: %i byte', async (more) => {
    const { bucket, get, troubles } = startEngine()
    const bytes = bytesOf('Hello')
    const file = { hash: sha256(bytes), size: bytes.length + more, type: HTML, cache: 'page' } as const
    const text = manifestText({ version: 1, files: { '/': file, '/404.html': file } })
    const deploy = sha256(bytesOf(text))
    bucket.objects.set(deployFilePath(deploy, file.hash), bytes)
    bucket.objects.set(manifestPath(deploy), bytesOf(text))
    bucket.point(HOST, { state: 'live', deploy, previous: [] })
    expect((await get()).status).toBe(503)
    expect(troubles.join()).toContain('names another size')
  })

  it('is pulled once for all who want it at the same time', async () => {
    const { bucket, get, settle } = startEngine()
    bucket.publish(HOST, 'Hello')
    await Promise.all(Array.from({ length: 20 }, () => get()))
    await settle()
    expect(bucket.reads.length).toBe(new Set(bucket.reads).size)
  })
})

describe('trouble', () => {
  it('Storage that is silent changes nothing for a site that was asked for once', async () => {
    const { bucket, read, get, restart, settle, silence } = startEngine()
    const font = { '/assets/a.woff2': { body: 'font', type: 'font/woff2' } } as const
    bucket.point(HOST, { state: 'live', deploy: bucket.deployPage('Hello', font), previous: [] })
    await read()
    await settle()
    silence()
    for (let second = 0; second < 3; second += 1) {
      nextSecond()
      expect(await read()).toBe('Hello')
    }
    const after = restart()
    expect(await after.read()).toBe('Hello')
    expect(await after.read('/assets/a.woff2')).toBe('font')
    expect((await get('/', {}, 'never.example')).status).toBe(503)
  })

  it('Storage that fails between two files is asked for the rest again', async () => {
    const { bucket, read, restart, settle, silence } = startEngine()
    const font = { '/assets/a.woff2': { body: 'font', type: 'font/woff2' } } as const
    bucket.point(HOST, { state: 'live', deploy: bucket.deployPage('Hello', font), previous: [] })
    bucket.before = async (path) => {
      if (path.endsWith(sha256(bytesOf('font')))) throw new Error('silent')
    }
    expect(await read()).toBe('Hello')
    await settle()
    bucket.before = async () => {}
    nextSecond()
    expect(await read()).toBe('Hello')
    await settle()
    silence()
    expect(await restart().read('/assets/a.woff2')).toBe('font')
  })

  it('Storage that does not answer at all is not waited for', async () => {
    const { bucket, read } = startEngine()
    bucket.publish(HOST, 'Hello')
    await read()
    let release = () => {}
    bucket.before = () =>
      new Promise((resolve) => {
        release = resolve
      })
    nextSecond()
    expect(await read()).toBe('Hello')
    expect(await read()).toBe('Hello')
    release()
  })

  it('a disk that is full is served around', async () => {
    const { bucket, kept, disk, read, troubles } = startEngine()
    kept.write = () => Promise.reject(new Error('ENOSPC'))
    bucket.publish(HOST, 'One')
    expect(await read()).toBe('One')
    bucket.publish(HOST, 'Two')
    nextSecond()
    expect(await read()).toBe('Two')
    expect(disk.size).toBe(0)
    expect(troubles).toContain('Files are served but not kept: ENOSPC')
  })
})

describe('a certificate', () => {
  it('is allowed as soon as the check has passed, although it is kept that the name waits', async () => {
    const { bucket, engine } = startEngine()
    bucket.point(HOST, { state: 'waiting' })
    expect(await engine.mayCertify(HOST)).toBe(false)
    bucket.publish(HOST, 'Hello')
    nextSecond()
    expect(await engine.mayCertify(HOST)).toBe(true)
  })

  it('is allowed for names whose DNS was checked, from what is kept', async () => {
    const { bucket, engine, restart, read, settle, silence } = startEngine()
    bucket.publish(HOST, 'Hello')
    bucket.point('off.example', { state: 'offline' })
    bucket.point('www.example.org', { state: 'moved', canonical: 'example.org' })
    bucket.point('wait.example', { state: 'waiting' })
    for (const name of [HOST, 'off.example', 'www.example.org'])
      expect([name, await engine.mayCertify(name)]).toEqual([name, true])
    for (const name of ['wait.example', 'nobody.example', '', '../x', 'UPPER.example'])
      expect([name, await engine.mayCertify(name)]).toEqual([name, false])
    await read()
    await settle()
    silence()
    const reads = bucket.reads.length
    const after = restart()
    expect(await after.engine.mayCertify(HOST)).toBe(true)
    expect(bucket.reads.length).toBe(reads)
    expect(await after.engine.mayCertify('never.example')).toBe(false)
  })
})
