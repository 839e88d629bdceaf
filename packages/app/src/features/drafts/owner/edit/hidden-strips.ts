import { makeButtons } from '../frame-buttons.ts'
import type { PageSection } from './use-sections.ts'

const SHEET = `
[data-hidden-section]{all:initial;display:flex;justify-content:center;margin:0;padding:14px 20px;font:500 15px/1.4 system-ui,sans-serif;color:#12231c;background:#f3f5ef;border-block:1.5px dashed #586c61;cursor:pointer}
[data-hidden-section] summary:focus-visible{outline:3px solid #14503e!important;outline-offset:3px!important;box-shadow:0 0 0 8px #ffd974!important}`

/**
 * Puts a strip where each hidden section would stand; pressing it shows the section again.
 *
 * @returns a function that takes the strips out
 */
export function showHiddenStrips(
  page: Document,
  sections: readonly PageSection[],
  onShow: (section: PageSection) => void,
): () => void {
  const hidden = sections.filter(({ isHidden }) => isHidden)
  if (hidden.length === 0) return () => {}
  const sheet = page.createElement('style')
  sheet.textContent = SHEET
  page.head.append(sheet)
  const words = new Map<ChildNode, PageSection>()
  const strips = hidden.flatMap((section) => {
    const later = sections.slice(sections.indexOf(section) + 1)
    const next = later.map(({ kind }) => page.getElementById(kind)).find(Boolean)
    if (!next) return []
    const strip = page.createElement('div')
    strip.dataset.hiddenSection = section.kind
    const text = page.createElement('span')
    const action = page.createElement('u')
    action.textContent = 'Show again'
    text.append(`“${section.name}” is hidden. `, action)
    words.set(text, section)
    strip.append(text)
    blockOf(next).before(strip)
    return [strip]
  })
  const removeButtons = makeButtons(page, words.keys(), (text) => {
    const section = words.get(text)
    if (section) onShow(section)
  })
  return () => {
    removeButtons()
    sheet.remove()
    for (const strip of strips) strip.remove()
  }
}

// Sections that share a band have one strip before all of it.
function blockOf(section: HTMLElement): HTMLElement {
  const { parentElement: parent } = section
  return parent &&
    parent.tagName === 'DIV' &&
    parent.firstElementChild === section &&
    !parent.classList.contains('run')
    ? blockOf(parent)
    : section
}
