const LONGEST_WAIT_MS = 400

/** Runs the next piece of some work and returns whether more is left. */
type Piece = () => boolean

/** Runs pieces one by one, each when the browser has nothing more urgent to do; returns what drops the rest. */
export type RunPieces = (piece: Piece) => () => void

/** Runs pieces in idle callbacks of their own, so that a key between two of them is handled first. */
export const runInIdlePieces: RunPieces = (piece) => {
  let waiting = 0
  const next = () => {
    if (piece()) waiting = whenQuiet(next)
  }
  waiting = whenQuiet(next)
  return () => {
    if ('cancelIdleCallback' in globalThis) cancelIdleCallback(waiting)
    else clearTimeout(waiting)
  }
}

/** Runs all pieces at once. */
export function runAtOnce(pieces: Iterator<void>): void {
  while (!pieces.next().done);
}

// Safari has no idle callbacks.
function whenQuiet(task: () => void): number {
  if ('requestIdleCallback' in globalThis) return requestIdleCallback(task, { timeout: LONGEST_WAIT_MS })
  return setTimeout(task, 0) as unknown as number
}
