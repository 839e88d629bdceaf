import { callMethod } from './page-property.ts'

const CAPTURING = 1 // Event.CAPTURING_PHASE

let hasWarned = false

/**
 * Wraps a function so that its errors never reach the host page. The first error is logged as one line in the
 * console; later ones are dropped.
 */
export function catchErrors<Args extends unknown[]>(run: (...args: Args) => unknown) {
  return async (...args: Args): Promise<void> => {
    try {
      await run(...args)
    } catch (error) {
      if (!hasWarned) console.warn('[foyer]', error)
      hasWarned = true
    }
  }
}

/** What handlers read of the events of different kinds. */
export type PageEvent = Event &
  Partial<Pick<CustomEvent, 'detail'>> & {
    readonly clientY?: number
    readonly key?: string
    readonly persisted?: boolean
  }

/** Adds an event listener until the signal is aborted. Errors of the handler never reach the host page. */
export function listen(
  target: EventTarget,
  name: string,
  handler: (event: PageEvent) => unknown,
  signal: AbortSignal,
  capture?: boolean,
): void {
  // A page that wraps this method may lose the options, and what it added to Object.prototype must not become some.
  const handle = (event: PageEvent) => signal.aborted || handler(event)
  callMethod(target, 'addEventListener', name, catchErrors(handle), { __proto__: null, signal, capture })
}

/** As `listen`, after all listeners that the target has by the time of the event. */
export function listenLast(
  target: EventTarget,
  name: string,
  handler: (event: PageEvent) => unknown,
  signal: AbortSignal,
): void {
  let turn = new AbortController()
  const add = () => listen(target, name, (event) => signal.aborted || handler(event), turn.signal)
  add()
  listen(
    target,
    name,
    ({ eventPhase }) => {
      // A page that wraps `addEventListener` may lose the phase.
      if (eventPhase !== CAPTURING) return
      turn.abort()
      turn = new AbortController()
      add()
    },
    signal,
    true,
  )
}

/** Runs a function after the next paint, so that what it does does not delay the form. */
export function afterPaint(run: () => unknown): void {
  requestAnimationFrame(() => setTimeout(catchErrors(run)))
}
