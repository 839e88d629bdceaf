import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'

/** What the hall shows. */
export type EntryPanelView = {
  readonly title: string
  readonly subtitle: string
  /** How far the door stands open, from 0 to 1. */
  readonly open: number
  /** What stands in the light; the website of the practice when left out. */
  readonly front?: ReactNode
}

// Most screens have a fixed panel, which their route names. Those whose panel depends on what was answered say it here.
let shown: EntryPanelView | null = null
const listeners = new Set<() => void>()

function show(view: EntryPanelView | null): void {
  shown = view
  for (const listener of listeners) listener()
}

/** Shows a view in the hall for as long as the component stands. */
export function useEntryPanel({ title, subtitle, open, front }: EntryPanelView): void {
  useLayoutEffect(() => show({ title, subtitle, open, front }), [title, subtitle, open, front])
  useLayoutEffect(() => () => show(null), [])
}

/** What a screen asked the hall to show; `null` leaves it to the route. */
export function useShownPanelView(): EntryPanelView | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
}
