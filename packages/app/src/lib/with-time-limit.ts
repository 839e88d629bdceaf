/**
 * Runs a request that is given up after a time, because the browser itself may wait for minutes.
 *
 * @param signal ends the request earlier
 * @throws whatever `run` throws when its signal is aborted
 */
export async function withTimeLimit<Value>(
  milliseconds: number,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const ending = new AbortController()
  const end = () => ending.abort()
  const timer = setTimeout(end, milliseconds)
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  try {
    return await run(ending.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}
