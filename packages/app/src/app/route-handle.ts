// What a route says about itself in its `handle`, for the layouts around it.
import type { EntryPanelView } from '../components/layouts/entry-panel-view.ts'

type PanelHandle = { readonly panel: EntryPanelView }

/** The `handle` of a route that shows this panel. */
export function withPanel(panel: EntryPanelView): PanelHandle {
  return { panel }
}

/** Returns whether a route's handle names a panel. */
export function isPanelHandle(handle: unknown): handle is PanelHandle {
  return typeof handle === 'object' && handle !== null && 'panel' in handle
}

/** The `handle` of a route that renders nothing until its guard has answered. */
export const GUARDED = { isGuarded: true } as const

/** Returns whether a route's handle marks it as guarded. */
export function isGuarded(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isGuarded' in handle
}
