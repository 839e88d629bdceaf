// The sheet of a draft has rules for its own `<details>`, which must not reach these. A button in a link is as large as the
// link; `:where` leaves the position and underline of the link to the draft. The box of a line of text is lower than the
// line: the padding, which moves nothing, takes the presses between the lines of a sentence.
const SHEET = `
[data-button],[data-button]>summary,[data-button]>summary::before,[data-button]>summary::after{all:unset!important;unicode-bidi:normal!important}
[data-button]::details-content{display:none!important}
[data-button]>summary{cursor:pointer!important;padding-block:max(0px,(1lh - 1em)/2)!important}
:where(a:has([data-button])){position:relative;text-decoration:underline}
a [data-button]>summary::after{content:""!important;position:absolute!important;inset:0!important}
a:has([data-button]>:focus-visible){outline:3px solid #14503e;outline-offset:3px;box-shadow:0 0 0 8px #ffd974}`

/**
 * Makes parts of a draft buttons, for mouse, touch and keyboard. A link that holds one leads nowhere meanwhile. A press is
 * told with its click. WebKit calls no listeners in a frame without scripts, not even those of the page around it: there, the
 * browser opens the `<details>` by itself, and some time later an observer outside of the frame is told of the attribute.
 *
 * @param onPress is told what was pressed
 * @param nameOf what a screen reader calls a part; its words by default
 * @returns a function that takes the buttons away
 */
export function makeButtons<Part extends ChildNode>(
  page: Document,
  parts: Iterable<Part>,
  onPress: (part: Part) => void,
  nameOf?: (part: Part) => string | undefined,
): () => void {
  const sheet = page.createElement('style')
  sheet.textContent = SHEET
  page.head.append(sheet)
  const undo = Array.from(parts, (part) => wrap(page, part, () => onPress(part), nameOf?.(part)))
  return () => {
    for (const unwrap of undo) unwrap()
    sheet.remove()
  }
}

/** Returns the button around an element; it takes the focus. */
export function buttonAround(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-button]>summary') ?? null
}

function wrap(page: Document, part: ChildNode, onPress: () => void, name?: string): () => void {
  const details = page.createElement('details')
  const summary = page.createElement('summary')
  details.dataset.button = ''
  summary.setAttribute('role', 'button')
  if (name) summary.setAttribute('aria-label', name)
  part.replaceWith(details)
  details.append(summary)
  summary.append(part)
  // A press would follow the link instead.
  const link = details.closest('a')
  const href = link?.getAttribute('href')
  link?.removeAttribute('href')

  summary.addEventListener('click', (event) => {
    event.preventDefault()
    onPress()
  })
  const observer = new MutationObserver(() => {
    if (!details.open) return
    details.open = false
    onPress()
  })
  observer.observe(details, { attributeFilter: ['open'] })
  return () => {
    observer.disconnect()
    details.replaceWith(part)
    if (href) link?.setAttribute('href', href)
  }
}

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
