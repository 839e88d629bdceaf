import { searchOfPage } from './use-shown-page.ts'

const OUTSIDE = /^https?:\/\//i
const HANDED_OVER = /^(tel|mailto):/i
/** Another page of the same site, or the first one. */
const PAGE = /^\/(?:[a-z0-9-]+\/)?(?:#[a-z-]*)?$/
/** The address of a frame with `srcdoc`. */
const FRAME = 'about:srcdoc'
/** Of a link to another page of the site: the path as the site names it. */
const PATH = 'data-path'

/**
 * Makes the links of a draft work inside its frame. Without this, a link would load its page into the frame, and a link
 * to a section would load the app, because a frame with `srcdoc` resolves addresses against the page around it.
 * Sections are scrolled to and get the focus; other sites open in a new tab; phone and mail go to their apps; nothing
 * else is followed. Another page of the site is shown in the frame, or in a new tab where that is asked for.
 *
 * @param onPage shows another page of the site; without it, links to one are not followed
 *
 * @returns a function that stops it
 */
export function followLinks(page: Document, onPage?: (path: string) => void): () => void {
  for (const link of page.querySelectorAll('a[href], area[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (onPage && PAGE.test(href)) nameAddress(link, href.replace(/#.*$/, ''))
    makeNative(link, page)
  }
  const follow = (event: MouseEvent) => {
    const link = linkAt(event)
    if (!link) return
    const href = link.getAttribute('href') ?? ''
    const wantsNewTab = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey
    if (OUTSIDE.test(href) && wantsNewTab) return
    event.preventDefault()
    if (event.button > 1) return
    const path = link.getAttribute(PATH)
    if (onPage && path) return onPage(path)
    if (href.startsWith(`${FRAME}#`)) showSection(page, href.slice(FRAME.length + 1))
    else if (OUTSIDE.test(href)) open(href, '_blank', 'noopener')
    else if (HANDED_OVER.test(href)) location.assign(href)
  }
  page.addEventListener('click', follow)
  page.addEventListener('auxclick', follow)
  return () => {
    page.removeEventListener('click', follow)
    page.removeEventListener('auxclick', follow)
  }
}

/** Gives a link the address under which the app shows a page of the site. */
function nameAddress(link: Element, path: string): void {
  const { origin, pathname, search } = location
  const next = searchOfPage(new URLSearchParams(search), path).toString()
  link.setAttribute(PATH, path)
  link.setAttribute('href', `${origin}${pathname}${next && '?'}${next}`)
}

// WebKit calls no listeners in a frame without scripts. There the browser follows the links itself: sections by the address
// of the frame, other sites and other pages in a new tab, phone and mail in their apps. It gives the focus to a section that
// can have it.
function makeNative(link: Element, page: Document): void {
  const href = link.getAttribute('href') ?? ''
  if (href.startsWith('#')) {
    link.setAttribute('href', FRAME + href)
    const section = page.getElementById(href.slice(1))
    if (section && !section.hasAttribute('tabindex')) {
      section.setAttribute('tabindex', '-1')
      // WebKit would draw a ring around the whole section, even after a click.
      section.style.outline = 'none'
    }
  } else if (OUTSIDE.test(href)) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener')
  } else if (!HANDED_OVER.test(href) && !href.startsWith(FRAME)) link.removeAttribute('href')
}

// The nodes of a frame are instances of the frame's own classes, so `instanceof` does not tell.
function linkAt({ target }: Event): Element | null {
  return target && 'closest' in target && typeof target.closest === 'function'
    ? target.closest('a[href], area[href]')
    : null
}

function showSection(page: Document, id: string): void {
  const section = id ? page.getElementById(id) : page.body
  if (!section) return
  section.scrollIntoView()
  section.focus({ preventScroll: true })
}
