import { expect, vi } from 'vitest'

/**
 * Answers no request until it is aborted.
 *
 * @returns a function that waits for the first request and lets a timer of that many milliseconds end
 */
export function hangRequests(): (milliseconds: number) => Promise<void> {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  let note: () => void = () => {}
  const asked = new Promise<void>((resolve) => {
    note = resolve
  })
  vi.stubGlobal('fetch', (_input: RequestInfo | URL, init?: RequestInit) => {
    note()
    return new Promise((_resolve, reject) => {
      const signal = init?.signal
      if (signal?.aborted) reject(signal.reason)
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  })
  return async (milliseconds) => {
    await asked
    // The request that is meant may be sent after another one.
    const end = await vi.waitFor(
      () => {
        const timer = timers.mock.calls.find(([, length]) => length === milliseconds)?.[0]
        expect(timer).toBeTypeOf('function')
        return timer
      },
      { timeout: 60_000 },
    )
    end?.()
  }
}
