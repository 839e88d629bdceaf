import { callMethod } from './page-property.ts'

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

/** Runs a function after the next paint, so that what it does does not delay the form. */
export function afterPaint(run: () => unknown): void {
  requestAnimationFrame(() => setTimeout(catchErrors(run)))
}
