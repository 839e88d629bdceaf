/**
 * Puts another rendering of a draft into a document that shows one. The reader stays at the same section, and the frame
 * neither loads nor flashes.
 */
export function showPage(page: Document, html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html')
  const place = placeOf(page)
  const sheet = page.head.querySelector('style')
  const nextSheet = next.head.querySelector('style')?.textContent ?? ''
  if (sheet && sheet.textContent !== nextSheet) sheet.textContent = nextSheet
  page.title = next.title
  page.body.replaceWith(page.adoptNode(next.body))
  returnTo(page, place)
}

type Place = { readonly id: string; readonly top: number; readonly scrolled: number }

// The last section that begins above the middle of the screen.
function placeOf(page: Document): Place {
  const middle = page.documentElement.clientHeight / 2
  const sections = [...page.querySelectorAll('section[id]')].map((section) => ({
    id: section.id,
    top: section.getBoundingClientRect().top,
  }))
  const shown = sections.findLast(({ top }) => top <= middle)
  return { id: shown?.id ?? '', top: shown?.top ?? 0, scrolled: page.scrollingElement?.scrollTop ?? 0 }
}

function returnTo(page: Document, { id, top, scrolled }: Place): void {
  const scroller = page.scrollingElement
  if (!scroller) return
  const section = scrolled > 0 && id ? page.getElementById(id) : null
  // The scroll of a draft is smooth, which would show the whole way.
  scroller.scrollTo({ top: scrolled, behavior: 'instant' })
  if (section) scroller.scrollBy({ top: section.getBoundingClientRect().top - top, behavior: 'instant' })
}
