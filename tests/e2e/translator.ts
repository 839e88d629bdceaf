import type { Page } from '@playwright/test'

/** How a translator puts its elements where a text was; browsers and their versions differ. */
export const WAYS = ['replace', 'before', 'after', 'remove first'] as const
export type Way = (typeof WAYS)[number]

/**
 * Translates each document of a page as browsers do: every text, also one that comes later and one in an open shadow
 * root, is replaced by two nested elements. The words stay the same, so that a test finds what it looks for.
 */
export async function translate(page: Page, way: Way = 'replace'): Promise<void> {
  await page.addInitScript(translateDocument, way)
}

function translateDocument(way: Way): void {
  const skipped = 'script, style, noscript, textarea, title, svg, [translate="no"], font'
  const seen = new WeakSet<Node>()
  const put = (text: Text, shown: HTMLElement) => {
    const { parentNode, nextSibling } = text
    if (way === 'before') text.before(shown)
    if (way === 'after') text.after(shown)
    if (way === 'replace') text.replaceWith(shown)
    else text.remove()
    if (way === 'remove first') parentNode?.insertBefore(shown, nextSibling)
  }
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    const texts: Text[] = []
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Element && node.shadowRoot) follow(node.shadowRoot)
      if (node instanceof Text && node.data.trim() && !node.parentElement?.closest(skipped)) texts.push(node)
    }
    for (const text of texts) {
      const shown = document.createElement('font')
      shown.appendChild(document.createElement('font')).textContent = text.data
      put(text, shown)
    }
  }
  const follow = (root: Node) => {
    if (seen.has(root)) return
    seen.add(root)
    let isPlanned = false
    // A translator works in turns of its own, after the page has drawn.
    const plan = () => {
      if (isPlanned) return
      isPlanned = true
      setTimeout(() => {
        isPlanned = false
        translateIn(root)
      })
    }
    new MutationObserver(plan).observe(root, { childList: true, characterData: true, subtree: true })
    plan()
  }
  follow(document)
}
