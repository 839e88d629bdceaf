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

// The same in every style. Lines are mixed with the color of the words, so that they are lighter on dark grounds; fills
// bring their own text color. WebKit does not know `text-decoration` with a style, color or thickness.
const SHEET = `
${LINE}{box-decoration-break:clone;-webkit-box-decoration-break:clone;border-radius:2px;--own:color-mix(in srgb,currentColor 40%,#4aa37a);--choice:color-mix(in srgb,currentColor 70%,#7a8f83)}
${LINE}[data-mark=own]{text-decoration:underline;text-decoration-color:var(--own);text-decoration-thickness:2.5px;text-underline-offset:.16em;text-decoration-skip-ink:none}
${LINE}[data-mark=choice]{text-decoration:underline;text-decoration-style:dashed;text-decoration-color:var(--choice);text-decoration-thickness:2px;text-underline-offset:.18em;text-decoration-skip-ink:none}
${LINE}[data-mark=suggestion]{background:#fff0bf;color:#12231c;box-shadow:0 0 0 2px #fff0bf}
${LINE}[data-mark=suggestion] *{color:#12231c}
summary:hover>${LINE}:not([data-chosen]){outline:2px solid #14503e;outline-offset:3px;box-shadow:0 0 0 2px #fffdf6}
summary:hover>${LINE}[data-mark=suggestion]:not([data-chosen]){box-shadow:0 0 0 3px #fff0bf}
a summary:focus-visible>${LINE}{outline:0;box-shadow:none}
:not(a)>[data-button]>summary:focus-visible>${LINE},${LINE}:is([data-chosen],[data-typing]){outline:2px solid #14503e;outline-offset:3px;box-shadow:0 0 0 3px #ffd974}
${LINE}:is([data-chosen],[data-typing]){text-decoration:none}
${LINE}[data-mark=suggestion][data-chosen],[data-gap] ${LINE}[data-chosen]{background:#ffd974;color:#12231c}
[data-gap] ${LINE}[data-chosen] *{color:#12231c}
${LINE}:is([data-chosen=alone],[data-typing=alone]),summary:focus-visible>${LINE}[data-alone],[data-gap] ${LINE}{display:block}
${LINE}:is([data-chosen=alone],[data-typing=alone]),summary:focus-visible>${LINE}[data-alone]{padding:6px 9px;margin:-6px -9px;border-radius:6px;outline-offset:0;box-shadow:0 0 0 5px #ffd974}
${LINE}[data-typing]{white-space:pre-wrap;min-width:2ch;cursor:text}
${LINE}[data-typing]:empty::after,${LINE}[data-typing]:has(>br:only-child)::after{content:attr(data-blank);opacity:.6}
${LINE}[data-empty]:not([data-typing]){opacity:.65;text-decoration:none}`

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
    if (isAlone(element) && !element.closest('a')) element.dataset.alone = ''
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
      delete element.dataset.alone
      delete element.dataset.chosen
    }
  }
}

/** Returns the element of a line: of several, as one in the menu as well, the one with the most of the page. */
export function elementOf(page: Document, id: string): HTMLElement | null {
  const all = [...page.querySelectorAll<HTMLElement>(LINE)].filter(({ dataset }) => dataset.line === id)
  return all.find((element) => !element.closest('nav,header')) ?? all.at(-1) ?? null
}

// A line that fills its block has a frame of its own; around a line of text in a block, it would cover the letters above.
function isAlone(element: HTMLElement): boolean {
  const block = (element.closest('[data-button]') ?? element).parentElement
  return block?.textContent === element.textContent
}

/** Frames the chosen line, and no other; returns its element. */
export function showChosen(page: Document, id: string | null): HTMLElement | null {
  for (const element of page.querySelectorAll<HTMLElement>(LINE)) {
    const isChosen = id !== null && element.dataset.line === id
    if (isChosen) element.dataset.chosen = isAlone(element) ? 'alone' : ''
    else delete element.dataset.chosen
  }
  return id === null ? null : elementOf(page, id)
}
