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
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  })
  return async (milliseconds) => {
    await asked
    const end = timers.mock.calls.find(([, length]) => length === milliseconds)?.[0]
    expect(end).toBeTypeOf('function')
    end?.()
  }
}
