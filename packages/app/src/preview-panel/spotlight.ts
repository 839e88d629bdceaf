/** The part of a page that shows a change. */
export type Spot = {
  /** Scrolled into the lower half of the window. */
  readonly block: Element
  /** The item that is new as a whole. */
  readonly item: Element | undefined
  /** Set on straw, one line of text after the other. */
  readonly sentences: readonly Element[]
}

/** The elements that hold the light; they lie beside the body, so that patches of the page do not meet them. */
const LIGHT = 'foyer-light'
const MOST_SENTENCES = 8
/** Shares of the window's height: a change ends above the first, and one that is taller begins at the second. */
const LOWEST = 0.94
const HIGHEST = 0.3
const HEADINGS = 'h1, h2, h3, h4, dt'

/**
 * The rules of the light, for the head of the page. Straw multiplies, so that dark words stay dark on it, and light
 * words on a dark ground turn to straw.
 */
export const SPOTLIGHT_CSS = `${LIGHT}{position:absolute;left:0;top:0;width:100%;height:0;z-index:9;pointer-events:none;animation:foyer-light 1.5s both}
${LIGHT}.words{mix-blend-mode:multiply}
${LIGHT} i{position:absolute;border-radius:3px;background:#ffd974}
${LIGHT} b{position:absolute;box-shadow:0 0 0 5px #ffd974,0 0 44px 14px #ffd974b0}
@keyframes foyer-light{0%,to{opacity:0}12%,70%{opacity:1}}
@media(prefers-reduced-motion:reduce){${LIGHT}{animation:none}}`

/**
 * Finds the part that shows a change: an item of a list that is new, else the first sentence that says something else.
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
  const first = lines.find((line) => !line.closest(HEADINGS)) ?? lines[0]
  if (!first) return undefined
  const item = whole(first.closest('li, article, figure'), ids)
  const near = item ?? first.closest('p, dd, li, blockquote, h1, h2, h3') ?? first
  const inside = lines.filter((line) => near.contains(line))
  const texts = inside.filter((line) => !line.closest(HEADINGS))
  return {
    block: item ?? whole(first.closest('section'), ids) ?? near,
    item,
    sentences: (texts.length > 0 ? texts : inside).slice(0, MOST_SENTENCES),
  }
}

/** Scrolls a change into the lower half of the window, unless all of it is visible. */
export function scrollToSpot(page: Document, block: Element, isStill: boolean): void {
  const view = page.defaultView
  if (!view) return
  const { top, bottom } = block.getBoundingClientRect()
  const height = view.innerHeight
  if (top >= 0 && bottom <= height * LOWEST) return
  const by = Math.min(bottom - height * LOWEST, top - height * HIGHEST)
  view.scrollTo({ top: Math.max(0, view.scrollY + by), behavior: isStill ? 'instant' : 'smooth' })
}

/** Lights a change for a moment; under reduced motion it stands until the next change. */
export function light(page: Document, { item, sentences }: Spot): void {
  putOut(page)
  const view = page.defaultView
  if (!view) return
  const { scrollX, scrollY } = view
  if (item) {
    const look = view.getComputedStyle(item)
    if (isBox(look)) {
      const ring = markAt(page, 'b', item.getBoundingClientRect(), scrollX, scrollY)
      ring.style.borderRadius = look.borderRadius
      layer(page, 'ring', [ring])
    }
  }
  const range = page.createRange()
  const marks = sentences.flatMap((sentence) => {
    range.selectNodeContents(sentence)
    return [...range.getClientRects()].map((rect) => markAt(page, 'i', rect, scrollX, scrollY))
  })
  layer(page, 'words', marks)
}

/** Takes the light away. */
export function putOut(page: Document): void {
  for (const one of page.querySelectorAll(LIGHT)) one.remove()
}

function layer(page: Document, className: string, marks: readonly Element[]): void {
  const element = page.createElement(LIGHT)
  element.className = className
  element.append(...marks)
  page.documentElement.append(element)
}

function markAt(page: Document, name: 'i' | 'b', rect: DOMRect, scrollX: number, scrollY: number) {
  const mark = page.createElement(name)
  const grow = name === 'i' ? 2 : 0
  mark.style.cssText = `left:${rect.left + scrollX - grow}px;top:${rect.top + scrollY}px;width:${rect.width + 2 * grow}px;height:${rect.height}px`
  return mark
}

function isVisible(line: Element): boolean {
  return !line.closest('nav, svg') && line.getClientRects().length > 0
}

/** The element, if all lines in it are new. */
function whole(element: Element | null, changed: ReadonlySet<string>): Element | undefined {
  const lines = element ? [...element.querySelectorAll('[data-line]')] : []
  const isNew = lines.every((one) => changed.has(one.getAttribute('data-line') ?? ''))
  return element && isNew ? element : undefined
}

/** Whether an item has an edge of its own, around which a ring looks right. */
function isBox({ backgroundColor, backgroundImage, borderTopWidth }: CSSStyleDeclaration): boolean {
  const isFilled = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
  return isFilled || backgroundImage !== 'none' || Number.parseFloat(borderTopWidth) > 0
}
