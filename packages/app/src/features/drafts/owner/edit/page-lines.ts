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
