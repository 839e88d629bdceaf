import { useEffect, useEffectEvent } from 'react'
import { makeButtons } from './frame-buttons.ts'

type EarlyPressesProps = {
  readonly page: Document | null
  /** Another html is another page in the same document. */
  readonly html: string
  /** Is told the id of the line that was pressed. */
  readonly onPress: (lineId: string) => void
}

/** Hears which line of the page is pressed while the editor is still loading, so that no press is lost. */
export function EarlyPresses({ page, html, onPress }: EarlyPressesProps) {
  const press = useEffectEvent(onPress)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another html is another page in the same document
  useEffect(() => {
    if (!page) return
    const lines = page.querySelectorAll<HTMLElement>('draft-line')
    return makeButtons(page, lines, ({ dataset }) => press(dataset.line ?? ''))
  }, [page, html])
  return null
}
