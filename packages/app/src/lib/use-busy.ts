import { useCallback, useRef, useState } from 'react'
import { dismissToasts } from './toast.ts'

/**
 * Runs one piece of work at a time, such as sending a form: a second call while the first one runs does nothing, even
 * before the next render. The error toasts of an earlier try are dismissed.
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
    dismissToasts()
    try {
      await work()
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }, [])
  return [isBusy, run]
}
