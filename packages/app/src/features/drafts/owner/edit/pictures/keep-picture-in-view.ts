/**
 * Scrolls a page to the picture of a slot, or to the place that waits for it, and again whenever its frame gets another size,
 * as beside a drawer: WebKit then leaves the page where it was in pixels.
 *
 * @returns a function that stops it
 */
export function keepPictureInView(page: Document, slot: string): () => void {
  const show = () => {
    const waiting = slot === 'portrait' ? page.querySelector('[data-gap="photo"]') : null
    const place = page.querySelector(`[data-picture="${slot}"]`) ?? waiting
    place?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  show()
  const frame = page.defaultView?.frameElement
  const observer = new ResizeObserver(show)
  if (frame) observer.observe(frame)
  return () => observer.disconnect()
}
