/** How long stopping may take, in milliseconds, before the process ends anyway. */
const STOP_LIMIT_MS = 10_000
const PARENT_CHECK_MS = 250

/**
 * Stops when Ctrl+C is pressed, the terminal closes, or SIGTERM comes; also when npm, which started this process, has ended
 * without passing a signal on. (`exec` in package.json removes the shell between them, which would keep signals.)
 *
 * @param stop stops everything that runs
 * @returns stops like a signal does, and ends the process with a code
 */
export function stopOnSignal(stop: () => unknown): (code: number) => void {
  let isStopping = false
  const end = async (code: number) => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    try {
      await stop()
      process.exit(code)
    } catch {
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && end(0), PARENT_CHECK_MS).unref()
  }
  return end
}
