import type { Touch } from '../attribution.ts'
import type { CaptureStore } from './store.ts'

/** The key of the stored touches. */
export const TOUCHES_KEY = 'touches'

/** The first and the latest touch of a visitor. */
export type Touches = { readonly first: Touch; readonly last: Touch }

/** Stores the touches for the next page view. */
export function storeTouches(store: CaptureStore, touches: Touches): void {
  store.write(TOUCHES_KEY, touches)
}

/** Returns the stored touches; null or undefined when there are none or they are malformed. */
export function readTouches(store: CaptureStore): Touches | null | undefined {
  return store.read(TOUCHES_KEY)
}
