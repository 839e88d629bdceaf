import { useEffectEvent, useLayoutEffect } from 'react'
import { makeButtons } from './frame-buttons.ts'
import { type HeardPress, hearPresses, type LinePress, takePress } from './line-press.ts'

type EarlyPressesProps = {
  readonly page: Document | null
  /** Another html is another page in the same document. */
  readonly html: string
  /** The press that is under way goes on when the editor has the page. */
  readonly heard: { current: HeardPress | null }
  /** Is told which line was pressed, and where. */
  readonly onPress: (line: LinePress) => void
}

/** Hears which line of the page is pressed while the editor is still loading, so that no press is lost. */
export function EarlyPresses({ page, html, heard, onPress }: EarlyPressesProps) {
  const press = useEffectEvent(onPress)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another html is another page in the same document
  useLayoutEffect(() => {
    if (!page) return
    const lines = page.querySelectorAll<HTMLElement>('draft-line')
    const listening = new AbortController()
    hearPresses(page, heard, listening.signal)
    const removeButtons = makeButtons(page, lines, ({ dataset }) =>
      press(takePress(heard, dataset.line ?? '')),
    )
    return () => {
      removeButtons()
      listening.abort()
    }
  }, [page, html, heard])
  return null
}
