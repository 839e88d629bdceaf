import { useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back to the control that had it when a save disabled it, once the save has ended and unless something else
 * has the focus by then.
 */
export function useFocusAfterSaving(isSaving: boolean): void {
  const disabled = useRef<Element | null>(null)
  // In a layout effect, because browsers blur a disabled control with the next frame.
  useLayoutEffect(() => {
    if (isSaving) {
      disabled.current = document.activeElement
      return
    }
    const before = disabled.current
    disabled.current = null
    if (before instanceof HTMLElement && document.activeElement === document.body) before.focus()
  }, [isSaving])
}
