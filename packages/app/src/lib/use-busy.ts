import { useCallback, useRef, useState } from 'react'

/**
 * Runs one piece of work at a time, such as sending a form: a second call while the first one runs does nothing, even
 * before the next render.
 *
 * @returns whether work is running, and the function that runs it
 */
export function useBusy(): readonly [isBusy: boolean, run: (work: () => Promise<unknown>) => Promise<void>] {
  const [isBusy, setIsBusy] = useState(false)
  const isRunning = useRef(false)
  const run = useCallback(async (work: () => Promise<unknown>) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    try {
      await work()
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }, [])
  return [isBusy, run]
}
