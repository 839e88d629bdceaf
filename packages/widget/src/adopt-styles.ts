import { pageProperty } from './page-property.ts'

const SHEETS = 'adoptedStyleSheets'

/**
 * Adds rules to the document, or to a shadow root after its first rendering.
 *
 * @returns a function that takes them away again
 */
export function adoptStyles(root: Document | ShadowRoot, css: string): () => void {
  // Not a property of the document itself: an element of the page may have its name.
  const prototype = Object.getPrototypeOf(root)
  const change = (edit: (sheets: readonly CSSStyleSheet[]) => readonly CSSStyleSheet[]) =>
    // A new list each time: Chrome 98 and before freeze it.
    Reflect.set(prototype, SHEETS, edit(Reflect.get(prototype, SHEETS, root)), root)
  try {
    // A constructed sheet works under a content security policy that forbids inline styles.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    change((sheets) => [...sheets, sheet])
    return () => change((sheets) => sheets.filter((other) => other !== sheet))
  } catch {
    // Below Safari 16.4 and Firefox 101 there is none.
    const style = document.createElement('style')
    style.append(css)
    ;(root === document ? pageProperty('head') : root).append(style)
    return () => style.remove()
  }
}
