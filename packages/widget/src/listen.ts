import { guarded } from './boundary.ts'

/** Listens on a part of the page until the signal ends it; what the handler throws does not reach the page. */
export function listen(
  target: EventTarget,
  name: string,
  handler: (event: Event) => unknown,
  signal: AbortSignal,
): void {
  target.addEventListener(name, guarded(handler), { signal })
}
