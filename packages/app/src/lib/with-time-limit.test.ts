import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withTimeLimit } from './with-time-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A request that is never answered. */
const hang = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')))
    if (signal.aborted) reject(new Error('aborted'))
  })

it('returns what the request returns, and leaves no timer', async () => {
  expect(await withTimeLimit(1000, new AbortController().signal, async () => 'answer')).toBe('answer')
  expect(vi.getTimerCount()).toBe(0)
})

it('gives a request up after the time', async () => {
  let isGivenUp = false
  const request = withTimeLimit(1000, new AbortController().signal, hang).catch(() => {
    isGivenUp = true
  })
  await vi.advanceTimersByTimeAsync(999)
  expect(isGivenUp).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await request
  expect(isGivenUp).toBe(true)
})

it('ends the request when its caller leaves, also before it begins', async () => {
  const leaving = new AbortController()
  const request = withTimeLimit(1000, leaving.signal, hang)
  leaving.abort()
  await expect(request).rejects.toThrow('aborted')
  await expect(withTimeLimit(1000, leaving.signal, hang)).rejects.toThrow('aborted')
})
