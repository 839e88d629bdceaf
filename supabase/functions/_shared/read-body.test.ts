import { afterEach, expect, test, vi } from 'vitest'
import { readBody } from './read-body.ts'

afterEach(() => vi.useRealTimers())

function streamed(chunks: readonly string[], headers: Record<string, string> = {}) {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks[sent++]
      if (chunk === undefined) controller.close()
      else controller.enqueue(new TextEncoder().encode(chunk))
    },
  })
  const request = new Request('http://x.example', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit)
  return { request, sent: () => sent }
}

async function textOf(request: Request, maxBytes: number): Promise<string> {
  const body = await readBody(request, { maxBytes, timeoutMs: 10_000 })
  return body.ok ? new TextDecoder().decode(body.value) : body.error.code
}

test('puts the chunks of a body together', async () => {
  expect(await textOf(streamed(['ab', 'c', '', 'de']).request, 5)).toBe('abcde')
})

test('an empty body is empty', async () => {
  expect(await textOf(new Request('http://x.example', { method: 'POST' }), 5)).toBe('')
})

test('refuses one byte too many', async () => {
  expect(await textOf(streamed(['abc', 'def']).request, 5)).toBe('body_too_large')
})

test('does not read on when there is too much', async () => {
  const { request, sent } = streamed(Array.from({ length: 1000 }, () => 'x'.repeat(10)))
  expect(await textOf(request, 25)).toBe('body_too_large')
  expect(sent()).toBeLessThan(10)
})

test('believes an announcement of too much', async () => {
  expect(await textOf(streamed(['ab'], { 'content-length': '6' }).request, 5)).toBe('body_too_large')
})

test('does not believe an announcement of little', async () => {
  expect(await textOf(streamed(['abcdef'], { 'content-length': '2' }).request, 5)).toBe('body_too_large')
})

test('stops when a body takes too long, however steadily it trickles in', async () => {
  vi.useFakeTimers()
  let cancelled = false
  let trickle: NodeJS.Timeout | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      trickle = setInterval(() => controller.enqueue(Uint8Array.of(1)), 1000)
    },
    cancel() {
      cancelled = true
      clearInterval(trickle)
    },
  })
  const init = { method: 'POST', body, duplex: 'half' }
  const read = readBody(new Request('http://x.example', init), { maxBytes: 1024, timeoutMs: 10_000 })
  let isSettled = false
  void read.finally(() => {
    isSettled = true
  })
  await vi.advanceTimersByTimeAsync(9_999)
  expect(isSettled).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await read).toEqual({ ok: false, error: { code: 'request_timeout' } })
  expect(cancelled).toBe(true)
})

test('leaves no timer behind', async () => {
  vi.useFakeTimers()
  await readBody(new Request('http://x.example', { method: 'POST', body: 'abc' }), {
    maxBytes: 5,
    timeoutMs: 10_000,
  })
  expect(vi.getTimerCount()).toBe(0)
})
