import type { LineEditingOptions } from './line-work.ts'

/** Hears presses beside all lines, and keys, with the line whose button has the focus. */
export function hearPage(
  page: Document,
  signal: AbortSignal,
  onOutside: () => void,
  onKey: LineEditingOptions['onKey'],
): void {
  // Before any button hears it: what a press changes may render the page again, and then its target is in no page any more.
  page.addEventListener(
    'click',
    ({ target }) => {
      if (!(target as Element | null)?.closest?.('[data-button],[data-typing]')) onOutside()
    },
    { signal, capture: true },
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
