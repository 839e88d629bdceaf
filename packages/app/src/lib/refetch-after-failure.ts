const AGAIN_MS = 10_000

/**
 * When a query asks again by itself: after a failure that left older data on the screen, until it succeeds. A query without
 * data shows its own button for that.
 *
 * @returns milliseconds, or false for never
 */
export function refetchAfterFailure({
  state,
}: {
  readonly state: { readonly status: string; readonly data?: unknown }
}): number | false {
  return state.status === 'error' && state.data !== undefined && AGAIN_MS
}
