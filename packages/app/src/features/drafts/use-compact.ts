import { useMedia } from '../../lib/use-media.ts'

// As the breakpoint `lg` of the styles.
const COMPACT = '(width < 64rem)'

/** Returns whether the window is too narrow for the full bar: tools move into a dock, sheets and the menu. */
export function useCompact(): boolean {
  return useMedia(COMPACT)
}
