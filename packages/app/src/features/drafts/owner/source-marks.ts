import type { SiteLine } from '../../../site/review-site.ts'
import { makeButtons } from './frame-buttons.ts'

/** The element around a line; see `RenderOptions.hasLineIds`. */
const LINE = 'draft-line'

export type SourceMark = 'own' | 'choice' | 'suggestion' | 'none'

/** Returns how a line is marked: typed by the owner, from a choice, or suggested by us. */
export function markOf({ typed, standing, sources }: SiteLine): SourceMark {
  if (standing === 'suggested') return 'suggestion'
  if (sources.some(({ from }) => from === 'question')) return typed ? 'own' : 'choice'
  return sources.some(({ from }) => from === 'profile' || from === 'detail' || from === 'owner')
    ? 'own'
    : 'none'
}

// The same in every style. Lines are lighter on dark grounds; fills bring their own text color. WebKit does not know
// `text-decoration` with a style, color or thickness.
const SHEET = `
${LINE}{box-decoration-break:clone;-webkit-box-decoration-break:clone;border-radius:2px;--own:#2f7a5f;--choice:#586c61}
${LINE}[data-ground=dark]{--own:#80d4a4;--choice:#dfe8df}
${LINE}[data-mark=own]{text-decoration:underline;text-decoration-color:var(--own);text-decoration-thickness:2.5px;text-underline-offset:.16em;text-decoration-skip-ink:none}
${LINE}[data-mark=choice]{text-decoration:underline;text-decoration-style:dashed;text-decoration-color:var(--choice);text-decoration-thickness:2px;text-underline-offset:.18em;text-decoration-skip-ink:none}
${LINE}[data-mark=suggestion]{background:#fff0bf;color:#12231c;box-shadow:0 0 0 2px #fff0bf}
${LINE}[data-mark=suggestion] *{color:#12231c}
summary:hover>${LINE}{outline:2px solid #14503e;outline-offset:3px}
summary:focus-visible>${LINE}{outline:3px solid #14503e;outline-offset:3px;box-shadow:0 0 0 8px #ffd974}
${LINE}[data-chosen],summary:focus-visible>${LINE}[data-chosen]{background:#ffd974;color:#12231c;box-shadow:0 0 0 2px #ffd974;outline:2px solid #14503e;outline-offset:4px}
${LINE}[data-chosen] *{color:#12231c}
${LINE}[data-chosen=alone],[data-gap] ${LINE}{display:block}
${LINE}[data-typing]{outline:2px solid #14503e;outline-offset:4px;box-shadow:0 0 0 8px #ffd974;text-decoration:none;white-space:pre-wrap;min-width:2ch;cursor:text}
${LINE}[data-typing=alone]{display:block}
${LINE}[data-typing]:empty::after,${LINE}[data-typing]:has(>br:only-child)::after{content:attr(data-blank);opacity:.6}
${LINE}[data-empty]:not([data-typing]){opacity:.65;text-decoration:none}`

// Light words stand on a dark ground.
const LIGHT = 140

function isOnDark(element: HTMLElement): boolean {
  const color = element.ownerDocument.defaultView?.getComputedStyle(element).color ?? ''
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return red * 0.2126 + green * 0.7152 + blue * 0.0722 > LIGHT
}

/**
 * Marks where the sentences of a page come from and makes each a button. Links do not lead away while they are marked.
 *
 * @param lines every line of the page, by its id
 * @param onChoose is told the id of the line that was clicked
 * @param nameOf what a screen reader calls a line; its words by default
 * @returns a function that takes the marks away
 */
export function markSources(
  page: Document,
  lines: ReadonlyMap<string, SiteLine>,
  onChoose: (id: string) => void,
  nameOf?: (line: SiteLine) => string,
): () => void {
  const sheet = page.createElement('style')
  sheet.textContent = SHEET
  page.head.append(sheet)
  const marked: HTMLElement[] = []
  for (const element of page.querySelectorAll<HTMLElement>(LINE)) {
    const line = lines.get(element.dataset.line ?? '')
    if (!line) continue
    element.dataset.mark = markOf(line)
    if (isOnDark(element)) element.dataset.ground = 'dark'
    marked.push(element)
  }
  const removeButtons = makeButtons(
    page,
    marked,
    ({ dataset }) => onChoose(dataset.line ?? ''),
    (element) => {
      const line = lines.get(element.dataset.line ?? '')
      return line && nameOf?.(line)
    },
  )
  return () => {
    removeButtons()
    sheet.remove()
    for (const element of marked) {
      delete element.dataset.mark
      delete element.dataset.ground
      delete element.dataset.chosen
    }
  }
}

/** Returns the element of a line: of several, as one in the menu as well, the one with the most of the page. */
export function elementOf(page: Document, id: string): HTMLElement | null {
  const all = [...page.querySelectorAll<HTMLElement>(LINE)].filter(({ dataset }) => dataset.line === id)
  return all.find((element) => !element.closest('nav,header')) ?? all.at(-1) ?? null
}

/** Fills the chosen line, and no other; returns its element. */
export function showChosen(page: Document, id: string | null): HTMLElement | null {
  for (const element of page.querySelectorAll<HTMLElement>(LINE)) {
    const isChosen = id !== null && element.dataset.line === id
    const block = (element.closest('[data-button]') ?? element).parentElement
    // The fill of a line of text would cover the letters of the one above it.
    if (isChosen) element.dataset.chosen = block?.textContent === element.textContent ? 'alone' : ''
    else delete element.dataset.chosen
  }
  return id === null ? null : elementOf(page, id)
}
