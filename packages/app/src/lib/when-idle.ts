const LONGEST_WAIT_MS = 2000
/** For Safari, which cannot say when it is idle. */
const USUAL_WAIT_MS = 200

/** Waits until the browser has nothing more pressing to do, two seconds at most; a fifth of one where it cannot say so. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS })
    else setTimeout(resolve, USUAL_WAIT_MS)
  })
}
