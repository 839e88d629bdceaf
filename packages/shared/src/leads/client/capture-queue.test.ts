// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCaptureServer } from '../../testing/capture-server.ts'
import { createCaptureQueue, type PendingCapture } from './capture-queue.ts'
import { createStore } from './store.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-21T10:00:00Z')

const lead = (body: string, onResult?: PendingCapture['onResult']): PendingCapture => ({
  api: 'https://api.example/capture',
  body,
  at: NOW,
  ...(onResult && { onResult }),
})

describe('createCaptureQueue', () => {
  const store = createStore(
    'foyer.',
    () => localStorage,
    () => true,
  )
  let isStopped = false
  let server = createCaptureServer()

  /** Answers a request and waits until the widget has handled the response. */
  const respond = async (...answer: Parameters<typeof server.respond>) => {
    server.respond(...answer)
    await vi.advanceTimersByTimeAsync(0)
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: NOW })
    isStopped = false
    server = createCaptureServer()
    vi.stubGlobal('fetch', server.fetch)
    localStorage.clear()
  })
  afterEach(() => {
    isStopped = true
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('does not send a capture again while its request is running', async () => {
    const queue = createCaptureQueue(store, 20_000, () => isStopped)
    queue.add('a', lead('first'))
    queue.flush()
    queue.add('b', lead('second'))
    queue.resume()
    expect(server.bodies()).toEqual(['first', 'second'])
    await respond(0, 200)
    await respond(1, 200)
    queue.flush()
    await vi.advanceTimersByTimeAsync(DAY_MS)
    expect(server.bodies()).toEqual(['first', 'second'])
    expect(store.keys()).toEqual([])
  })

  test('sends an unsent capture once per retry', async () => {
    const queue = createCaptureQueue(store, 20_000, () => isStopped)
    queue.add('a', lead('first'))
    queue.add('b', lead('second'))
    await respond(0, 503)
    await respond(1, 503)
    await vi.advanceTimersByTimeAsync(8_000)
    expect(server.bodies()).toEqual(['first', 'second', 'first', 'second'])
  })

  test.each(['99999999', '1e999', '-5'])('waits before a retry when Retry-After is %s', async (seconds) => {
    const queue = createCaptureQueue(store, 20_000, () => isStopped)
    queue.add('a', lead('first'))
    await respond(0, 503, {}, { 'retry-after': seconds })
    await vi.advanceTimersByTimeAsync(3_999)
    expect(server.bodies()).toEqual(['first'])
  })

  test('doubles the delay with each failure up to five minutes, and never waits twice at once', async () => {
    const queue = createCaptureQueue(store, 1_000_000, () => isStopped)
    queue.add('a', lead('first'))
    for (const [n, seconds] of [4, 8, 16, 32, 64, 128, 256, 300, 300].entries()) {
      await respond(n, 503)
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
      expect(server.bodies()).toHaveLength(n + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(server.bodies()).toHaveLength(n + 2)
    }
  })

  test('waits for the last failure of several captures', async () => {
    const queue = createCaptureQueue(store, 1_000_000, () => isStopped)
    queue.add('a', lead('first'))
    queue.add('b', lead('second'))
    await respond(0, 503)
    await vi.advanceTimersByTimeAsync(3000)
    await respond(1, 503)
    await vi.advanceTimersByTimeAsync(7999)
    expect(server.bodies()).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(server.bodies()).toHaveLength(4)
  })

  test('begins the delays again after the visitor asks to send', async () => {
    const queue = createCaptureQueue(store, 1_000_000, () => isStopped)
    queue.add('a', lead('first'))
    await respond(0, 503)
    await vi.advanceTimersByTimeAsync(4000)
    await respond(1, 503)
    queue.flush()
    await respond(2, 503)
    await vi.advanceTimersByTimeAsync(4000)
    expect(server.bodies()).toHaveLength(4)
  })

  test('does not retry a forgotten capture whose request was running', async () => {
    const queue = createCaptureQueue(store, 20_000, () => isStopped)
    queue.add('a', lead('first'))
    queue.forget('a')
    await respond(0, 503)
    await vi.advanceTimersByTimeAsync(DAY_MS)
    expect(server.bodies()).toEqual(['first'])
    expect(store.keys()).toEqual([])
  })

  test('tells each capture its own result', async () => {
    const results: string[] = []
    const queue = createCaptureQueue(store, 20_000, () => isStopped)
    queue.add(
      'a',
      lead('first', ({ status }) => results.push(`a ${status}`)),
    )
    queue.add(
      'b',
      lead('second', ({ status }) => results.push(`b ${status}`)),
    )
    await respond(1, 200)
    await respond(0, 400)
    expect(results).toEqual(['b 200', 'a 400'])
  })

  test('sends all stored captures, an old one on one more page only', () => {
    for (let age = 0; age < 30; age++) {
      store.write(`lead.minutes-${age}`, { ...lead(`minutes ${age}`), at: NOW - age * 60_000 })
    }
    store.write('lead.week', { ...lead('a week'), at: NOW - 7 * DAY_MS })
    store.write('lead.older', { ...lead('older'), at: NOW - 7 * DAY_MS - 1 })
    // Clocks that were years ahead, or behind.
    store.write('lead.ahead', { ...lead('ahead'), at: NOW + 4000 * DAY_MS })
    store.write('lead.behind', { ...lead('behind'), at: 0 })
    createCaptureQueue(store, 20_000, () => isStopped).resume()
    const newest = Array.from({ length: 30 }, (_, age) => `minutes ${age}`)
    expect(server.bodies().sort()).toEqual([...newest, 'a week', 'ahead', 'behind', 'older'].sort())
    expect(store.keys('lead.')).toHaveLength(34)

    server = createCaptureServer()
    vi.stubGlobal('fetch', server.fetch)
    createCaptureQueue(store, 20_000, () => isStopped).resume()
    expect(server.bodies().sort()).toEqual([...newest, 'a week', 'ahead'].sort())
    expect(store.keys('lead.')).toHaveLength(32)
  })

  test('stores any number of unsent captures, the newest included', () => {
    const queue = createCaptureQueue(store, 20_000, () => isStopped)
    for (let index = 0; index < 50; index++) queue.add(`id-${index}`, lead(`body ${index}`))
    expect(store.keys('lead.')).toHaveLength(50)
    expect(store.read('lead.id-49')).toEqual(lead('body 49'))
    expect(server.bodies()).toHaveLength(50)
  })

  test('stores but does not send a capture that is added after the queue has stopped', () => {
    const queue = createCaptureQueue(store, 20_000, () => isStopped)
    isStopped = true
    queue.add('a', lead('first'))
    expect(server.bodies()).toEqual([])
    expect(store.keys('lead.')).toEqual(['lead.a'])
  })
})
