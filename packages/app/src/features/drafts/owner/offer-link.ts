import { makeButtons } from './frame-buttons.ts'

// Links elsewhere on the page scroll to the offer; the link inside the offer would scroll to where it already is.
const OFFER_LINK = '#offer a[href$="#offer"]'

/**
 * Lets the link "Answer six questions" of a redesign proposal lead its owner to them.
 *
 * @returns a function that stops it
 */
export function followOfferLink(page: Document, onFollow: () => void): () => void {
  const words = Array.from(page.querySelectorAll(OFFER_LINK), (link) => [...link.childNodes]).flat()
  return makeButtons(page, words, onFollow)
}
