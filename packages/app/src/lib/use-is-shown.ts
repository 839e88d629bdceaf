import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that says whether the component is still shown. Work may end after its screen was left: its failure
 * is then a toast, because its place is gone.
 */
export function useIsShown(): () => boolean {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback(() => isShown.current, [])
}
