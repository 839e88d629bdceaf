import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Tracks whether an arrow key is down: in a radio group it selects like a click, but must not submit. */
export function useArrowHeld(): RefObject<boolean> {
  const isHeld = useRef(false)
  // In a layout effect, because other effects may run after the first key.
  useLayoutEffect(() => {
    const note = (event: KeyboardEvent) => {
      if (event.key.startsWith('Arrow')) isHeld.current = event.type === 'keydown'
    }
    const release = () => {
      isHeld.current = false
    }
    document.addEventListener('keydown', note, true)
    document.addEventListener('keyup', note, true)
    window.addEventListener('blur', release)
    return () => {
      document.removeEventListener('keydown', note, true)
      document.removeEventListener('keyup', note, true)
      window.removeEventListener('blur', release)
    }
  }, [])
  return isHeld
}
