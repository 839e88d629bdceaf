/** What is shown of a change. */
export type Spot = {
  /** Scrolled into the lower half of the window. */
  readonly block: Element
  /** Set on straw, a line each. */
  readonly sentences: readonly Element[]
}

/** The element that holds the light; it lies beside the body, so that patches of the page do not meet it. */
const LAYER = 'foyer-light'
const MOST_SENTENCES = 8
const LOWEST = 0.94
const HIGHEST = 0.06

/** The rules of the light, for the head of the page. */
export const SPOTLIGHT_CSS = `${LAYER}{position:absolute;left:0;top:0;z-index:2147483647;pointer-events:none;animation:foyer-light 1.5s both}
${LAYER} i{position:absolute;border-radius:3px;background:#ffd974;mix-blend-mode:multiply}
${LAYER} b{position:absolute;box-shadow:0 0 0 5px #ffd974,0 0 44px 14px #ffd974b0}
@keyframes foyer-light{0%,to{opacity:0}12%,70%{opacity:1}}
@media(prefers-reduced-motion:reduce){${LAYER}{animation:none}}`

/**
 * Finds what to show of a change: the item that is new, or the lines that say something else.
 *
 * @param changed ids of lines, those of the section that the question is about first
 * @returns `undefined` when no line of the change is visible on the page
 */
export function findSpot(page: Document, changed: readonly string[]): Spot | undefined {
  const ids = new Set(changed)
  const lines = changed.flatMap((id) => {
    const line = page.querySelector(`[data-line="${CSS.escape(id)}"]`)
    return line && isVisible(line) ? [line] : []
  })
  const item = lines.map((line) => itemOf(line, ids)).find(Boolean)
  const [first] = lines
  const block = item ?? first?.closest('p, h1, h2, h3, dd, dt, li') ?? first
  if (!block) return undefined
  const inside = lines.filter((line) => block.contains(line))
  const texts = inside.filter((line) => !line.closest('h1, h2, h3, h4, dt'))
  return { block, sentences: (texts.length > 0 ? texts : inside).slice(0, MOST_SENTENCES) }
}

/** Scrolls the change into sight, unless all of it is. */
export function scrollToSpot(page: Document, block: Element, isStill: boolean): void {
  const view = page.defaultView
  if (!view) return
  const { top, bottom } = block.getBoundingClientRect()
  const height = view.innerHeight
  if (top >= height * HIGHEST && bottom <= height * LOWEST) return
  const by = Math.min(bottom - height * LOWEST, top - height * HIGHEST)
  // A page that begins with its answer is shown from its head.
  const to = Math.max(0, view.scrollY + by)
  view.scrollTo({ top: to, behavior: isStill ? 'instant' : 'smooth' })
}

/** Lights a change for a moment; under reduced motion it stands until the next change. */
export function light(page: Document, { block, sentences }: Spot): void {
  putOut(page)
  const view = page.defaultView
  if (!view) return
  const layer = page.createElement(LAYER)
  const add = (kind: 'i' | 'b', { left, top, width, height }: DOMRect, grow: number) => {
    const mark = page.createElement(kind)
    mark.style.cssText = `left:${left + view.scrollX - grow}px;top:${top + view.scrollY - grow}px;width:${width + 2 * grow}px;height:${height + 2 * grow}px`
    layer.append(mark)
    return mark
  }
  const look = view.getComputedStyle(block)
  if (isPlate(look)) add('b', block.getBoundingClientRect(), 0).style.borderRadius = look.borderRadius
  for (const sentence of sentences) {
    const range = page.createRange()
    range.selectNodeContents(sentence)
    for (const rect of range.getClientRects()) if (rect.width > 1) add('i', rect, 2)
  }
  page.documentElement.append(layer)
}

/** Takes the light away. */
export function putOut(page: Document): void {
  for (const layer of page.querySelectorAll(LAYER)) layer.remove()
}

function isVisible(line: Element): boolean {
  return !line.closest('head, nav, svg') && line.getClientRects().length > 0
}

/** The item of a list that is new as a whole. */
function itemOf(line: Element, changed: ReadonlySet<string>): Element | undefined {
  const item = line.closest('li, article, figure, tr')
  const lines = item ? [...item.querySelectorAll('[data-line]')] : []
  const isNew = lines.every((one) => changed.has(one.getAttribute('data-line') ?? ''))
  return item && isNew ? item : undefined
}

/** Whether a block has an edge of its own, around which a ring looks right. */
function isPlate({ backgroundColor, backgroundImage, borderTopWidth }: CSSStyleDeclaration): boolean {
  const isFilled = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
  return isFilled || backgroundImage !== 'none' || Number.parseFloat(borderTopWidth) > 0
}
