import { isParagraph } from '@foyer/shared/api/site-edits.ts'
import { paragraphsOf } from '../line-press.ts'
import { elementOf } from '../source-marks.ts'
import { showTwin } from './type-in-line.ts'

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
 * Remembers how a rendering has a line, and hides its further paragraphs, so that all of it can be typed in the first one.
 *
 * @returns puts the line right again, for a page that is rendered the same
 */
function rememberLine(page: Document, id: string, element: HTMLElement): () => void {
  // Typing changes the nodes themselves.
  const nodes = Array.from(element.childNodes, (node) => node.cloneNode(true))
  const blocks = paragraphsOf(page, id)
    .slice(1)
    .flatMap((part) => part.closest('p') ?? [])
  for (const block of blocks) block.hidden = true
  return () => {
    element.replaceChildren(...nodes)
    showTwin(element)
    for (const block of blocks) block.hidden = false
  }
}

/**
 * Knows the line whose words are typed over, and puts a page right that is rendered as before; another rendering has the words.
 *
 * @param htmlNow returns the page on the screen
 */
export function makeOverTyped(htmlNow: () => string) {
  let line: { readonly html: string; readonly restore: () => void } | null = null
  const remember = (page: Document, id: string, element: HTMLElement) => {
    line = { html: htmlNow(), restore: rememberLine(page, id, element) }
  }
  return {
    remember,
    /** @param field the line that is typed in a field, which shows there what was typed although that has lost the focus */
    putRight: (page: Document, field: string | null): void => {
      if (!line) return
      const isSame = line.html === htmlNow()
      if (field !== null) {
        const element = isSame ? null : elementOf(page, field)
        if (element) remember(page, field, element)
        return
      }
      if (isSame) line.restore()
      line = null
    },
  }
}

/** Puts what is typed in a field into its line, as it stands there later: a pasted list has more rows than the line. */
export function putWords(page: Document, id: string, text: string): void {
  const line = elementOf(page, id)
  if (!line) return
  line.textContent = isParagraph(id) ? text : text.replace(/\s+/gu, ' ')
  showTwin(line)
}

/** Scrolls to a line below which a sheet, or fields as high as one, will stand. */
export function showAbove(element: HTMLElement): void {
  element.scrollIntoView({ block: 'start', behavior: 'instant' })
  element.ownerDocument.defaultView?.scrollBy({ top: -96, behavior: 'instant' })
}
