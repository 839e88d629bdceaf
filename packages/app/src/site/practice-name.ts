import { useSyncExternalStore } from 'react'

// The practice name that is being typed on the start page; the drawing in the panel shows it at once.
let typed = ''
const listeners = new Set<() => void>()

/** Sets the practice name as it is typed. */
export function setTypedPracticeName(name: string): void {
  typed = name.trim()
  for (const listener of listeners) listener()
}

/** Returns the practice name as it was typed last; empty if none. */
export function useTypedPracticeName(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => typed,
  )
}
