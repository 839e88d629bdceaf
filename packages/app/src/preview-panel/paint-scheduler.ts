import { type RunPieces, runAtOnce, runInIdlePieces } from './idle-pieces.ts'

/** Decides when a change is painted. */
export type PaintScheduler = {
  /** Paints in this task, so that a choice and its effect are in the same frame. */
  now(): void
  /** Paints once a typed letter or the next question is on the screen, in pieces: a key waits for one of them at most. */
  afterFrame(): void
  stop(): void
}

/** Calls a function after the frame that shows the effect of the current event; returns what cancels it. */
type AfterFrame = (task: () => void) => () => void

type Scheduling = { readonly afterFrame?: AfterFrame; readonly runPieces?: RunPieces }

/**
 * Keeps the preview out of the way of typing: several keys before one painting are painted together, and a key that
 * comes in the middle of a painting is painted after it.
 *
 * @param paint paints the newest state in pieces, of which the last one changes the page
 */
export function paintScheduler(
  paint: () => Iterator<void>,
  { afterFrame = afterNextFrame, runPieces = runInIdlePieces }: Scheduling = {},
): PaintScheduler {
  let cancel: (() => void) | undefined
  let isStale = false
  const stop = () => {
    cancel?.()
    cancel = undefined
    isStale = false
  }
  const start = () => {
    isStale = false
    cancel = afterFrame(() => {
      isStale = false
      const pieces = paint()
      cancel = runPieces(() => {
        if (!pieces.next().done) return true
        cancel = undefined
        if (isStale) start()
        return false
      })
    })
  }
  return {
    now() {
      stop()
      runAtOnce(paint())
    },
    afterFrame() {
      if (cancel) isStale = true
      else start()
    },
    stop,
  }
}

const afterNextFrame: AfterFrame = (task) => {
  const frame = requestAnimationFrame(task)
  return () => cancelAnimationFrame(frame)
}
