import { useMedia } from '../lib/use-media.ts'

/** Under this width the panel is a band without a window, and nothing of the preview is loaded. */
const WIDE = '(width >= 64rem)'

/** Returns whether the screen has room for the preview. */
export function useIsWide(): boolean {
  return useMedia(WIDE)
}
