import { useSyncExternalStore } from 'react'

// The name that is being typed on the start page; the hall draws it at once.
let typed = ''
const listeners = new Set<() => void>()

/** Tells the hall the name of the practice as it is typed. */
export function setTypedPracticeName(name: string): void {
  typed = name.trim()
  for (const listener of listeners) listener()
}

/** The name of the practice as it was typed last; empty when none was. */
export function useTypedPracticeName(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => typed,
  )
}
