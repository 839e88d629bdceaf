const HEARD = 'foyer:heard'

/** Whether listeners of the app are called in a page. WebKit calls none in a frame without scripts. */
export function hearsEvents(page: Document): boolean {
  let isHeard = false
  const hear = () => {
    isHeard = true
  }
  page.addEventListener(HEARD, hear, { once: true })
  page.dispatchEvent(new Event(HEARD))
  page.removeEventListener(HEARD, hear)
  return isHeard
}

/**
 * Calls `put` now, and before a repaint in which parts of the page, or what stands over it, may have moved: once a frame at
 * most, and not with each key. Where nothing is heard of the page, it is called before every repaint.
 *
 * @param sizes what may grow: the page around the parts, and boxes over it
 * @returns ends it
 */
export function followPage(page: Document, sizes: readonly Element[], put: () => void): () => void {
  let frame = 0
  const isHeard = hearsEvents(page)
  const later = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      put()
      if (!isHeard || isMoving(page)) later()
    })
  }
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true, passive: true }
  for (const target of [page, window]) target.addEventListener('scroll', later, options)
  window.addEventListener('resize', later, options)
  const observer = new ResizeObserver(later)
  for (const size of sizes) observer.observe(size)
  // Another rendering is another body in the same document.
  const renderings = new MutationObserver(later)
  renderings.observe(page.documentElement, { childList: true })
  put()
  later()
  return () => {
    cancelAnimationFrame(frame)
    listening.abort()
    observer.disconnect()
    renderings.disconnect()
  }
}

// A section that slides to its place moves without a word. What moves with the scrolling is heard.
function isMoving(page: Document): boolean {
  return page
    .getAnimations()
    .some(({ playState, timeline }) => playState === 'running' && timeline === page.timeline)
}
