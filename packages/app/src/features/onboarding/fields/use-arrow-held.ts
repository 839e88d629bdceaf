import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Whether an arrow key is down: in a radio group it chooses as a click does, and must not send anything. */
export function useArrowHeld(): RefObject<boolean> {
  const isHeld = useRef(false)
  // At once: while the question before fades, effects wait.
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
