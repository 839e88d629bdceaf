import { useSyncExternalStore } from 'react'

// As the breakpoint `lg` of the styles.
const COMPACT = '(width < 64rem)'

/** Returns whether the window is too narrow for the full bar: tools move into a dock, sheets and the menu. */
export function useCompact(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(COMPACT)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(COMPACT).matches,
  )
}
