import { isParagraph } from '@foyer/shared/api/site-edits.ts'
import { elementOf } from '../source-marks.ts'

/** Returns the element of a line. A gap that was filled may leave a line of another id in its place, an item none. */
export function placeOf(page: Document, id: string): Element | null {
  const [section] = id.split('/')
  const item = id.slice(0, id.lastIndexOf('/') + 1)
  const nearby = [item, `${section}/`].map((start) =>
    page.querySelector(`main draft-line[data-line^="${start}"]`),
  )
  return elementOf(page, id) ?? nearby.find(Boolean) ?? null
}

/** Brings a line that was chosen from elsewhere into sight. */
export function showLine(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect()
  const { clientHeight } = element.ownerDocument.documentElement
  if (top < 0 || bottom > clientHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/**
 * Hides the further paragraphs of a line that has several, so that all of it can be typed in the first one.
 *
 * @returns shows them again
 */
export function joinParts(page: Document, id: string): () => void {
  const [, ...further] = page.querySelectorAll<HTMLElement>(`main p draft-line[data-line="${id}"]`)
  const blocks = isParagraph(id) ? further.flatMap((part) => part.closest('p') ?? []) : []
  for (const block of blocks) block.hidden = true
  return () => {
    for (const block of blocks) block.hidden = false
  }
}
