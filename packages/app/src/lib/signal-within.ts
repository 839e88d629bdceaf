/** Returns a signal that aborts with another one, or after a time. `AbortSignal.any` is newer than the browsers of the app. */
export function signalWithin(signal: AbortSignal, ms: number): AbortSignal {
  const either = new AbortController()
  for (const one of [signal, AbortSignal.timeout(ms)]) {
    if (one.aborted) either.abort(one.reason)
    else one.addEventListener('abort', () => either.abort(one.reason), { signal: either.signal })
  }
  return either.signal
}
