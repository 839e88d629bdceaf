// Other links to the offer lead to its section; the one in it would lead nowhere.
const OFFER_LINK = '#offer a[href="#offer"]'

/**
 * Lets the link "Answer six questions" of a redesign proposal lead its owner to them.
 *
 * @returns a function that stops it
 */
export function followOfferLink(page: Document, onFollow: () => void): () => void {
  const follow = (event: Event) => {
    const { target } = event
    if (!target || !('closest' in target) || typeof target.closest !== 'function') return
    if (!target.closest(OFFER_LINK)) return
    event.preventDefault()
    event.stopPropagation()
    onFollow()
  }
  // Before the listener that scrolls to sections.
  page.addEventListener('click', follow, true)
  return () => page.removeEventListener('click', follow, true)
}
