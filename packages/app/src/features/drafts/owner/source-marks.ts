import type { SiteLine } from '../../../live-preview/review-site.ts'

/** The element around a line; see `RenderOptions.hasLineIds`. */
const LINE = 'draft-line'

export type SourceMark = 'own' | 'choice' | 'suggestion' | 'none'

/** Returns how a line is marked: typed by the owner, from a choice, or suggested by us. */
export function markOf({ typed, standing, sources }: SiteLine): SourceMark {
  if (standing === 'suggested') return 'suggestion'
  if (sources.some(({ from }) => from === 'question')) return typed ? 'own' : 'choice'
  return sources.some(({ from }) => from === 'profile' || from === 'detail') ? 'own' : 'none'
}

// The same in every style. Lines are lighter on dark grounds; fills bring their own text color.
const SHEET = `
${LINE}{cursor:pointer;box-decoration-break:clone;-webkit-box-decoration-break:clone;border-radius:2px;--own:#2f7a5f;--choice:#586c61}
${LINE}[data-ground=dark]{--own:#80d4a4;--choice:#dfe8df}
${LINE}[data-mark=own]{text-decoration:underline solid var(--own) 2.5px;text-underline-offset:.16em;text-decoration-skip-ink:none}
${LINE}[data-mark=choice]{text-decoration:underline dashed var(--choice) 2px;text-underline-offset:.18em;text-decoration-skip-ink:none}
${LINE}[data-mark=suggestion]{background:#fff0bf;color:#12231c;box-shadow:0 0 0 2px #fff0bf}
${LINE}[data-mark=suggestion] *{color:#12231c}
${LINE}:hover{outline:2px solid #14503e;outline-offset:3px}
${LINE}:focus-visible,a:focus-visible ${LINE}{outline:3px solid #14503e;outline-offset:3px;box-shadow:0 0 0 8px #ffd974}
${LINE}[data-chosen],${LINE}[data-chosen]:focus-visible{background:#ffd974;color:#12231c;box-shadow:0 0 0 2px #ffd974;outline:2px solid #14503e;outline-offset:4px}
${LINE}[data-chosen] *{color:#12231c}`

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
 * @param onChoose is told the id of the line that was clicked, and its element
 * @returns a function that takes the marks away
 */
export function markSources(
  page: Document,
  lines: ReadonlyMap<string, SiteLine>,
  onChoose: (id: string) => void,
): () => void {
  const sheet = page.createElement('style')
  sheet.textContent = SHEET
  page.head.append(sheet)
  for (const element of page.querySelectorAll<HTMLElement>(LINE)) {
    const line = lines.get(element.dataset.line ?? '')
    if (!line) continue
    element.dataset.mark = markOf(line)
    if (isOnDark(element)) element.dataset.ground = 'dark'
    if (element.closest('a')) continue
    element.tabIndex = 0
    element.setAttribute('role', 'button')
  }
  const choose = (event: Event) => {
    const element = lineAt(event)
    if (!element) return
    event.preventDefault()
    event.stopPropagation()
    const id = element.dataset.line
    if (id && lines.has(id)) onChoose(id)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') choose(event)
  }
  page.addEventListener('click', choose, true)
  page.addEventListener('keydown', press, true)
  return () => {
    page.removeEventListener('click', choose, true)
    page.removeEventListener('keydown', press, true)
    sheet.remove()
    for (const element of page.querySelectorAll<HTMLElement>(LINE)) {
      delete element.dataset.mark
      delete element.dataset.ground
      delete element.dataset.chosen
      element.removeAttribute('tabindex')
      element.removeAttribute('role')
    }
  }
}

/** Fills the chosen line, and no other; returns its element. */
export function showChosen(page: Document, id: string | null): HTMLElement | null {
  let chosen: HTMLElement | null = null
  for (const element of page.querySelectorAll<HTMLElement>(LINE)) {
    const isChosen = id !== null && element.dataset.line === id
    element.toggleAttribute('data-chosen', isChosen)
    // A line may stand in the menu as well: the one with the most of the page counts.
    if (isChosen && (!chosen || chosen.closest('nav,header'))) chosen = element
  }
  return chosen
}

// The focus of a link is on the link, not on the line in it.
function lineAt({ target }: Event): HTMLElement | null {
  if (!target || !('closest' in target) || typeof target.closest !== 'function') return null
  const element: HTMLElement = target as unknown as HTMLElement
  return element.closest<HTMLElement>(LINE) ?? element.closest('a')?.querySelector<HTMLElement>(LINE) ?? null
}
