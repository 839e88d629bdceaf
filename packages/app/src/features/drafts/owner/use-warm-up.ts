import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from '../../../lib/when-idle.ts'

// After a few runs the engine has compiled what a key needs; before that a key takes twice as long.
const RUNS = 4

/** Runs the renderer a few times in idle moments once it is wanted, so that the first key is as fast as the others. */
export function useWarmUp(isWanted: boolean, render: () => void): void {
  const run = useEffectEvent(render)
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    const warmUp = async () => {
      for (let time = 0; time < RUNS; time += 1) {
        await whenIdle()
        if (isGone) return
        run()
      }
    }
    void warmUp()
    return () => {
      isGone = true
    }
  }, [isWanted])
}
