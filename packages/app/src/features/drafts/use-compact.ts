import { useMedia } from '../../lib/use-media.ts'

// As the breakpoint `lg` of the styles.
const COMPACT = '(width < 64rem)'

/** Returns whether the window is too narrow for the full bar: tools move into a dock, sheets and the menu. */
export function useCompact(): boolean {
  return useMedia(COMPACT)
}

/** Returns whether the bar has one row and no room for all of it, as with the styles in it: what is used seldom goes into the menu. */
export function useTight(mode: 'look' | 'edit'): boolean {
  return useMedia(mode === 'edit' ? '(64rem <= width < 80rem)' : '(64rem <= width < 90rem)')
}
