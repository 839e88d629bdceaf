import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchWithLimit } from './supabase.ts'

const HOST = 'https://api.example'

beforeEach(() => {
  vi.useFakeTimers()
  // Answers no request until it is aborted.
  vi.stubGlobal(
    'fetch',
    (_input: unknown, init?: RequestInit) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  )
})
afterEach(() => void vi.useRealTimers())

/** Sends a request and returns whether it was given up after some time. */
async function isGivenUpAfter(milliseconds: number, path: string, init?: RequestInit) {
  let isGivenUp = false
  fetchWithLimit(HOST + path, init).catch(() => {
    isGivenUp = true
  })
  await vi.advanceTimersByTimeAsync(milliseconds)
  return isGivenUp
}

it.each([
  '/rest/v1/profiles',
  '/auth/v1/token?grant_type=refresh_token',
  '/auth/v1/user',
  '/storage/v1/object/list/resumes',
])('gives up %s after twenty seconds', async (path) => {
  expect(await isGivenUpAfter(19_999, path)).toBe(false)
  expect(await isGivenUpAfter(20_000, path, { method: 'PATCH' })).toBe(true)
})

it.each(['/functions/v1/account', '/auth/v1/verify'])('leaves %s to its caller', async (path) => {
  expect(await isGivenUpAfter(600_000, path, { method: 'POST' })).toBe(false)
})

it('ends when its caller leaves', async () => {
  const leaving = new AbortController()
  const request = fetchWithLimit(`${HOST}/rest/v1/profiles`, { signal: leaving.signal })
  leaving.abort()
  await expect(request).rejects.toThrow()
  expect(vi.getTimerCount()).toBe(0)
})
