import { useEffect, useRef, useState } from 'react'

/** The curve is the one of the token `--curve-door`. */
const DOOR_TIMING = { duration: 620, easing: 'cubic-bezier(.33, .02, .15, 1)' } as const

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
    // An effect without an element: the geometry of the scene is computed from its progress.
    const effect = new KeyframeEffect(null, null, DOOR_TIMING)
    const animation = new Animation(effect)
    let frame = 0
    const step = () => {
      // The progress is null when the time is over.
      const progress = effect.getComputedTiming().progress ?? 1
      standing.current = from + (target - from) * progress
      setNow(standing.current)
      if (progress < 1) frame = requestAnimationFrame(step)
    }
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) animation.play()
    frame = requestAnimationFrame(step)
    return () => {
      cancelAnimationFrame(frame)
      animation.finish()
    }
  }, [target])
  return now
}

const CLOSED = 0.12
const TRAVEL = 0.8

/** How far the door stands open: a little further with each answer, and never wide before the waiting page. */
export function doorOpening(answered: number, total: number): number {
  return CLOSED + (TRAVEL * answered) / total
}
