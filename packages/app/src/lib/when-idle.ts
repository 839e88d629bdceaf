const LONGEST_WAIT_MS = 2000

/** Waits until the browser has nothing more pressing to do, two seconds at most. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS })
    else setTimeout(resolve, LONGEST_WAIT_MS)
  })
}
