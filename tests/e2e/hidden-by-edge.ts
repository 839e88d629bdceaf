import type { Page } from '@playwright/test'

/**
 * Returns what is wrong with the place of an element: it lies under something that stands at an edge of the window, or
 * outside of the window; null when it is seen whole. What is higher than the window may be cut off at one side.
 */
export function hiddenByEdge(page: Page, selector = ':focus'): Promise<string | null> {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted)
    if (!element) return null
    const { left, top, bottom, width, height } = element.getBoundingClientRect()
    if (width <= 3 || height <= 3) return null
    const name = `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}"`
    const isHigh = height > innerHeight / 2
    if (!isHigh && (top < -1 || bottom > innerHeight + 1)) return `${name} leaves the window`
    const isAtEdge = (one: Element | null): boolean =>
      one !== null && (/fixed|sticky/.test(getComputedStyle(one).position) || isAtEdge(one.parentElement))
    for (const y of isHigh ? [top + 2] : [top + 2, bottom - 2]) {
      const hit = document.elementFromPoint(left + width / 2, y)
      if (hit && !element.contains(hit) && !hit.contains(element) && isAtEdge(hit))
        return `${name} lies under ${hit.localName}.${hit.getAttribute('class')?.slice(0, 60)}`
    }
    return null
  }, selector)
}
