/** Decides when a change is painted. */
export type PaintScheduler = {
  /** Paints in this task, so that a choice and its effect are in the same frame. */
  now(): void
  /** Paints once the typed letter is on the screen and no key is waiting. */
  afterTyping(): void
  stop(): void
}

/** Calls a function when the letter of the current event is painted and the browser has nothing more urgent to do. */
export type AfterFrame = (task: () => void) => () => void

/**
 * Keeps the preview out of the way of typing: several keys before one painting are painted together.
 *
 * @param paint paints the newest state
 * @param afterFrame replaceable in tests
 */
export function paintScheduler(paint: () => void, afterFrame: AfterFrame = afterNextFrame): PaintScheduler {
  let cancel: (() => void) | undefined
  const stop = () => {
    cancel?.()
    cancel = undefined
  }
  return {
    now() {
      stop()
      paint()
    },
    afterTyping() {
      cancel ??= afterFrame(() => {
        cancel = undefined
        paint()
      })
    },
    stop,
  }
}

const afterNextFrame: AfterFrame = (task) => {
  let idle = 0
  const frame = requestAnimationFrame(() => {
    idle = whenQuiet(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    if ('cancelIdleCallback' in globalThis) cancelIdleCallback(idle)
    else clearTimeout(idle)
  }
}

const LONGEST_WAIT_MS = 400

// Safari has no idle callbacks.
function whenQuiet(task: () => void): number {
  if ('requestIdleCallback' in globalThis) return requestIdleCallback(task, { timeout: LONGEST_WAIT_MS })
  return setTimeout(task, 0) as unknown as number
}
