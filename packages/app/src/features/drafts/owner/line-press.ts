import { isParagraph } from '@foyer/shared/api/site-edits.ts'

/** A line of the page, and where it was pressed. It says nothing of pixels, so it holds when the page is rendered again. */
export type LinePress = {
  readonly id: string
  /** Which of the elements with this line; a name stands in several places. */
  readonly index?: number
  /** How many letters of its words stand before the press; unknown for keys. */
  readonly letters?: number
}

const LINE = 'draft-line'

/** Returns the elements that show a line. */
export function partsOf(page: Document, id: string): readonly HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(LINE)].filter(({ dataset }) => dataset.line === id)
}

/** Returns the parts of a line of several paragraphs, which are typed as one text; else nothing. */
export function paragraphsOf(page: Document, id: string): readonly HTMLElement[] {
  return isParagraph(id) ? partsOf(page, id).filter((part) => part.closest('main p')) : []
}

/** Returns where a line was pressed; `null` for what is no line. */
function linePressAt(
  target: Element | null,
  point: { readonly x: number; readonly y: number },
): LinePress | null {
  const line = target?.closest('[data-button]')?.querySelector<HTMLElement>(LINE)
  const id = line?.dataset.line
  if (!line || !id) return null
  const parts = paragraphsOf(line.ownerDocument, id)
  // One break stands between two paragraphs.
  const before = parts
    .slice(0, Math.max(0, parts.indexOf(line)))
    .reduce((sum, part) => sum + (part.textContent?.length ?? 0) + 1, 0)
  return {
    id,
    index: partsOf(line.ownerDocument, id).indexOf(line),
    letters: before + lettersAt(line, point),
  }
}

/** The press that is under way, or was the last one. */
export type HeardPress = { readonly at: LinePress | null; readonly isDown: boolean }

/**
 * Hears where lines of a page are pressed. The place is read when the press begins, in letters: by the time a button is told,
 * the page may have been scrolled, laid out or rendered again.
 *
 * @param press is set at each press, and emptied by each key
 * @param onEnd the press is over, whatever it has met; its click was told before
 */
export function hearPresses(
  page: Document,
  press: { current: HeardPress | null },
  signal: AbortSignal,
  onEnd: () => void = () => {},
): void {
  const options = { signal, capture: true }
  page.addEventListener(
    'pointerdown',
    ({ target, clientX, clientY }) => {
      press.current = { at: linePressAt(target as Element | null, { x: clientX, y: clientY }), isDown: true }
    },
    options,
  )
  // A key presses a line as well, in no place of it.
  page.addEventListener(
    'keydown',
    () => {
      press.current = null
    },
    options,
  )
  const end = () => {
    if (press.current) press.current = { ...press.current, isDown: false }
    onEnd()
  }
  // The click is a part of the same task; that of a finger comes later, with the focus.
  page.addEventListener(
    'pointerup',
    ({ pointerType }) => (pointerType === 'touch' ? end() : setTimeout(end)),
    options,
  )
  for (const name of ['pointercancel', 'contextmenu']) page.addEventListener(name, end, options)
}

/** Returns how a line that a button tells of was pressed: with the last press of the page, or without a place, by a key. */
export function takePress(press: { current: HeardPress | null }, id: string): LinePress {
  const at = press.current?.at
  return at?.id === id ? at : { id }
}

/** Returns how many letters of a line stand before a point of the page. */
function lettersAt(line: HTMLElement, point: { readonly x: number; readonly y: number }): number {
  const found = caretAt(line.ownerDocument, point.x, point.y)
  if (found?.node.nodeType !== Node.TEXT_NODE || !line.contains(found.node)) return lettersBefore(line, point)
  const before = line.ownerDocument.createRange()
  before.setStart(line, 0)
  before.setEnd(found.node, found.offset)
  return before.toString().length
}

/**
 * Measures it letter by letter. The browser does not say it of words in a button, in WebKit, nor between two lines of text,
 * in Firefox.
 */
function lettersBefore(line: HTMLElement, { x, y }: { x: number; y: number }): number {
  const page = line.ownerDocument
  const texts = page.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  const letter = page.createRange()
  let before = 0
  let nearest = { distance: Number.POSITIVE_INFINITY, count: 0 }
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    let index = 0
    // By characters: half of an emoji is no place for a caret.
    for (const character of text.textContent ?? '') {
      letter.setStart(text, index)
      index += character.length
      letter.setEnd(text, index)
      for (const { left, right, top, bottom } of letter.getClientRects()) {
        // Another line of text is farther than any letter of the same.
        const distance = Math.abs(y - (top + bottom) / 2) * 1000 + Math.abs(x - (left + right) / 2)
        const isAfter = x > (left + right) / 2
        if (distance < nearest.distance)
          nearest = { distance, count: before + (isAfter ? character.length : 0) }
      }
      before += character.length
    }
  }
  return nearest.count
}

function caretAt(page: Document, x: number, y: number) {
  if ('caretPositionFromPoint' in page) {
    const position = page.caretPositionFromPoint(x, y)
    return position && { node: position.offsetNode, offset: position.offset }
  }
  // Chromium before 128.
  const range = (page as Document).caretRangeFromPoint?.(x, y)
  return range && { node: range.startContainer, offset: range.startOffset }
}
