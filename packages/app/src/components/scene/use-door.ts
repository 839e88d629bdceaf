import { useEffect, useRef, useState } from 'react'

const DOOR_MS = 620

/**
 * Moves a door from where it stands to where it should stand, with the weight of a door.
 *
 * @param target from 0 (closed) to 1 (wide)
 * @returns where it stands in this frame; with reduced motion it is there at once
 */
export function useDoor(target: number): number {
  const [now, setNow] = useState(target)
  const standing = useRef(target)
  useEffect(() => {
    const from = standing.current
    if (from === target) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const start = performance.now()
    let frame = 0
    const step = (time: number) => {
      const passed = still ? 1 : Math.min(1, Math.max(0, (time - start) / DOOR_MS))
      standing.current = from + (target - from) * easeDoor(passed)
      setNow(standing.current)
      if (passed < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [target])
  return now
}

/** `cubic-bezier(.33, .02, .15, 1)`, the curve of the token `--curve-door`. */
function easeDoor(passed: number): number {
  let low = 0
  let high = 1
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2
    if (bezier(middle, 0.33, 0.15) < passed) low = middle
    else high = middle
  }
  return passed === 1 ? 1 : bezier((low + high) / 2, 0.02, 1)
}

function bezier(at: number, first: number, second: number): number {
  const rest = 1 - at
  return 3 * rest * rest * at * first + 3 * rest * at * at * second + at ** 3
}

const CLOSED = 0.12
const TRAVEL = 0.8

/** How far the door stands open: a little further with each answer, and never wide before the waiting page. */
export function doorOpening(answered: number, total: number): number {
  return CLOSED + (TRAVEL * answered) / total
}
