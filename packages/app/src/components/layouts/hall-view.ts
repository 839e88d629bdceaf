import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'

/** What the hall shows. */
export type HallView = {
  readonly title: string
  readonly subtitle: string
  /** How far the door stands open, from 0 to 1. */
  readonly open: number
  /** What stands in the light; the website of the practice when left out. */
  readonly front?: ReactNode
}

// Most screens have a fixed panel, which their route names. Those whose panel depends on what was answered say it here.
let shown: HallView | null = null
const listeners = new Set<() => void>()

function show(view: HallView | null): void {
  shown = view
  for (const listener of listeners) listener()
}

/** Shows a view in the hall for as long as the component stands. */
export function useHall({ title, subtitle, open, front }: HallView): void {
  useLayoutEffect(() => show({ title, subtitle, open, front }), [title, subtitle, open, front])
  useLayoutEffect(() => () => show(null), [])
}

/** What a screen asked the hall to show; `null` leaves it to the route. */
export function useShownHall(): HallView | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
}
