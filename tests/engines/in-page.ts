// Functions that run in the page. Each is sent as text, so it uses nothing outside of itself.

/** What is looked for: by its role and its name, the first that is shown. */
export type Wanted = {
  readonly kind: 'control' | 'field' | 'text'
  /** The source of a regular expression. */
  readonly name: string
}

export type Found = {
  /** Where to press, in the window. */
  readonly x: number
  readonly y: number
  /** What lies there instead, if it cannot be pressed. */
  readonly coveredBy: string | null
}

/** Finds an element in the page, in its shadow roots and in its frames, and brings it into sight. */
export function locate({ kind, name }: Wanted): Found | null {
  type Place = { readonly x: number; readonly y: number; readonly scale: number }
  const pattern = new RegExp(name)
  const selectors = {
    control: 'button, a, summary, label, [role=button], [role=radio], [role=checkbox], [role=menuitem]',
    field: 'input:not([type=file]), textarea, select, [contenteditable]',
    text: '*',
  }
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: HTMLElement) => {
    const label = element.getAttribute('aria-label')
    if (label) return clean(label)
    // What is hidden is not a part of the name.
    // biome-ignore lint/performance/useDomNodeTextContent: see above
    if (kind === 'control') return clean(element.innerText)
    if (kind === 'text') return clean(element.textContent)
    const { labels } = element as HTMLInputElement
    return clean(labels?.[0]?.textContent ?? element.getAttribute('placeholder') ?? element.textContent)
  }
  const isShown = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }
  const isTopLayer = (element: Element): boolean => {
    const dialog = document.querySelector('dialog:modal, [role=dialog]')
    const { host } = element.getRootNode() as Partial<ShadowRoot>
    return !dialog || dialog.contains(element) || (host !== undefined && isTopLayer(host))
  }
  let best: { element: HTMLElement; place: Place; depth: number } | undefined
  const search = (root: Document | ShadowRoot, place: Place, depth: number) => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) search(element.shadowRoot, place, depth + 1)
      if (element.localName === 'iframe') {
        const frame = element as HTMLIFrameElement
        const box = frame.getBoundingClientRect()
        const inside = {
          x: place.x + box.left * place.scale,
          y: place.y + box.top * place.scale,
          scale: (place.scale * box.width) / (frame.offsetWidth || 1),
        }
        if (frame.contentDocument) search(frame.contentDocument, inside, depth + 1)
      }
      const isKind = element.matches(selectors[kind])
      if (!isKind || !isShown(element) || !pattern.test(nameOf(element)) || !isTopLayer(element)) continue
      // Of a text, the innermost element that has all of it.
      if (!best || (kind === 'text' && best.element.contains(element))) best = { element, place, depth }
    }
  }
  search(document, { x: 0, y: 0, scale: 1 }, 0)
  if (!best) return null
  const { element, place } = best
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // The words of a text may be less wide than their element.
  const words = element.ownerDocument.createRange()
  words.selectNodeContents(element)
  const [box] = kind === 'text' ? words.getClientRects() : element.getClientRects()
  if (!box) return null
  const inside = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  let hit = element.ownerDocument.elementFromPoint(inside.x, inside.y)
  while (hit?.shadowRoot) hit = hit.shadowRoot.elementFromPoint(inside.x, inside.y)
  const isHit =
    hit !== null &&
    (element.contains(hit) || hit.contains(element) || (hit.closest('label')?.control ?? null) === element)
  // A question that has only just appeared ignores presses that answer it.
  const isSettling = kind !== 'text' && element.closest('[data-settling]') !== null
  if (isSettling) return null
  return {
    x: place.x + inside.x * place.scale,
    y: place.y + inside.y * place.scale,
    coveredBy: isHit ? null : (hit?.outerHTML.slice(0, 120) ?? 'nothing'),
  }
}

/** Returns what of a sheet of paper lies outside of its page, or of the window; what is printed is laid out on the screen, too. */
export function cutOnPaper(): string[] {
  const sheet = document.querySelector('.print-sheet')
  if (!sheet?.textContent?.trim()) return ['There is no sheet.']
  const paper = sheet.getBoundingClientRect()
  return [...sheet.querySelectorAll('*')].flatMap((element) => {
    const box = element.getBoundingClientRect()
    const isOut = [
      box.left - paper.left,
      box.top - paper.top,
      paper.right - box.right,
      paper.bottom - box.bottom,
    ].some((distance) => distance < -1)
    const isCut =
      getComputedStyle(element).overflow !== 'visible' &&
      !element.matches('svg, svg *') &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
    return isOut || isCut ? [`<${element.localName}> ${element.textContent?.slice(0, 40)}`] : []
  })
}

/** Keeps the text of the next file that the page downloads, and does not open the window to choose where. */
export function keepDownload(): void {
  const make = URL.createObjectURL
  URL.createObjectURL = (file) => {
    if (file instanceof Blob)
      void file.text().then((text) => document.documentElement.setAttribute('data-file', text))
    return make.call(URL, file)
  }
  const click = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function press() {
    if (this.download) document.documentElement.setAttribute('data-file-name', this.download)
    else click.call(this)
  }
}

/** Returns how many buttons of the page have such a name. */
export function countOf(name: string): number {
  const pattern = new RegExp(name)
  return [...document.querySelectorAll('button')].filter((button) =>
    pattern.test((button.getAttribute('aria-label') ?? button.textContent ?? '').trim()),
  ).length
}

/**
 * Returns what is cut off, covered or out of reach: boxes that clip or scroll what is in them, and controls that do not
 * lie inside of their dialog and of the window.
 */
export function cutOff(): string[] {
  const problems: string[] = []
  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${text.slice(0, 40)}`
  }
  const roots: (Document | ShadowRoot)[] = [document]
  for (const root of roots)
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot)
  const shown = roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')])
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  const dialogs = shown.filter((element) => element.matches('dialog[open], [role=dialog]'))
  const scope = dialogs.length
    ? shown.filter((element) => dialogs.some((dialog) => dialog.contains(element)))
    : shown
  const isIn = (inner: DOMRect, outer: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>) =>
    inner.left >= outer.left - 1 &&
    inner.top >= outer.top - 1 &&
    inner.right <= outer.right + 1 &&
    inner.bottom <= outer.bottom + 1
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  for (const dialog of dialogs)
    if (!isIn(dialog.getBoundingClientRect(), screen)) problems.push(`out of the window: ${nameOf(dialog)}`)
  const boxes = (element: Element) => [...element.getClientRects()].filter(({ width }) => width > 1)
  const isOver = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 &&
    one.right > other.left + 1 &&
    one.top < other.bottom - 1 &&
    one.bottom > other.top + 1
  // What stands fixed over a page covers what is scrolled under it.
  const isPinned = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || isPinned(element.parentElement))
  const isFixed = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))
  const controls: HTMLElement[] = []
  for (const element of scope) {
    const inDialog = element.closest('dialog, [role=dialog]')
    if (inDialog && element.scrollHeight > element.clientHeight + 1 && element.clientWidth > 1) {
      const { overflowY, clipPath } = getComputedStyle(element)
      if (overflowY !== 'visible' && clipPath === 'none' && !element.matches('input, textarea, svg *'))
        problems.push(`cuts off ${element.scrollHeight} at ${element.clientHeight}: ${nameOf(element)}`)
    }
    if (!element.matches('a[href], button, input, select, textarea, summary')) continue
    if (element.closest('[aria-hidden=true], [inert]')) continue
    const outer = element.getBoundingClientRect()
    if (outer.width <= 1 || outer.height <= 1) continue
    // A button without a ground may stand out of a column by its padding.
    const { paddingLeft, paddingRight } = getComputedStyle(element)
    const left = outer.left + Number.parseFloat(paddingLeft)
    const box = new DOMRect(
      left,
      outer.top,
      outer.right - Number.parseFloat(paddingRight) - left,
      outer.height,
    )
    // What a box scrolls can be brought into sight; what stands fixed and does not scroll cannot.
    let scroller = element.parentElement
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
      scroller = scroller.parentElement
    if (scroller && scroller !== document.documentElement && scroller !== document.body) {
      const seen = scroller.getBoundingClientRect()
      const middle = outer.top + outer.height / 2
      if (middle < seen.top || middle > seen.bottom) continue
    } else if (isFixed(element) && (outer.top < -1 || outer.bottom > innerHeight + 1))
      problems.push(`out of reach: ${nameOf(element)}`)
    const other = controls.find(
      (one) =>
        !one.contains(element) &&
        isPinned(one) === isPinned(element) &&
        boxes(one).some((rect) => boxes(element).some((own) => isOver(rect, own))),
    )
    if (other) problems.push(`over ${nameOf(other)}: ${nameOf(element)}`)
    controls.push(element)
    for (let above = element.parentElement; above; above = above.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(above)
      const around = above.getBoundingClientRect()
      const isCut =
        (/hidden|clip/.test(overflowX) && (box.left < around.left - 1 || box.right > around.right + 1)) ||
        (/hidden|clip/.test(overflowY) && (box.top < around.top - 1 || box.bottom > around.bottom + 1))
      if (isCut && above !== document.body && above !== document.documentElement)
        problems.push(`cut off by ${nameOf(above)}: ${nameOf(element)}`)
    }
    const dialog = dialogs.find((one) => one.contains(element))
    if (dialog && !(isIn(box, dialog.getBoundingClientRect()) && isIn(box, screen)))
      problems.push(`outside of its dialog or the window: ${nameOf(element)}`)
    if (box.left < -1 || box.right > innerWidth + 1)
      problems.push(`wider than the window: ${nameOf(element)}`)
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue
    const root = element.getRootNode() as Document | ShadowRoot
    const hit = root.elementFromPoint(x, y)
    const isUnder = isPinned(hit) && !isPinned(element)
    if (hit && !isUnder && !element.contains(hit) && !hit.contains(element))
      problems.push(`covered by ${nameOf(hit)}: ${nameOf(element)}`)
  }
  if (document.documentElement.scrollWidth > innerWidth) problems.push('The page scrolls sideways.')
  return problems
}
