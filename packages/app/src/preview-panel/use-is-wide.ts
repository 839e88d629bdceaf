import { useSyncExternalStore } from 'react'

/** Under this width the panel is a band without a window, and nothing of the preview is loaded. */
const WIDE = '(width >= 64rem)'

/** Returns whether the screen has room for the preview. */
export function useIsWide(): boolean {
  return useSyncExternalStore(onWidth, () => matchMedia(WIDE).matches)
}

function onWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
