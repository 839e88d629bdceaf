import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'

/** What the panel beside a screen shows. */
export type EntryPanelView = {
  readonly title: string
  readonly subtitle: string
  /** How far the door stands open, from 0 to 1. */
  readonly open: number
  /** The drawing in the doorway; the website of the practice by default. */
  readonly artwork?: ReactNode
  /** The website that stands in front of the door instead; narrow screens have no room for its window. */
  readonly site?: { readonly window: ReactNode } | undefined
}

// Most screens have a fixed panel, which their route names. Screens whose panel depends on the answers set it here.
let shown: EntryPanelView | null = null
const listeners = new Set<() => void>()

function show(view: EntryPanelView | null): void {
  shown = view
  for (const listener of listeners) listener()
}

/** Shows this view in the panel while the component is mounted. */
export function useEntryPanel({ title, subtitle, open, artwork, site }: EntryPanelView): void {
  useLayoutEffect(
    () => show({ title, subtitle, open, artwork, site }),
    [title, subtitle, open, artwork, site],
  )
  useLayoutEffect(() => () => show(null), [])
}

/** The view that the current screen has set; `null` when the route decides. */
export function useShownPanelView(): EntryPanelView | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
}
