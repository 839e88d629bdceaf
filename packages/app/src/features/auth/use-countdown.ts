import { useEffect, useState } from 'react'

/** Counts down the whole seconds until a time in milliseconds since 1970; 0 once it has passed. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [until])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
