import type { LineEditingOptions } from './line-work.ts'

/** Hears presses beside all lines, and keys, with the line whose button has the focus. */
export function hearPage(
  page: Document,
  signal: AbortSignal,
  onOutside: () => void,
  onKey: LineEditingOptions['onKey'],
): void {
  page.addEventListener(
    'click',
    ({ target }) => {
      if (!(target as Element | null)?.closest?.('[data-button],[data-typing]')) onOutside()
    },
    { signal },
  )
  page.addEventListener(
    'keydown',
    (event) => {
      const line = (event.target as Element | null)?.querySelector?.<HTMLElement>(':scope > draft-line')
      onKey(event, line?.dataset.line)
    },
    { signal },
  )
}
