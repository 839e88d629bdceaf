import { LINE_MAX_LENGTH, lineText, paragraphText } from '@foyer/shared/api/site-edits.ts'
import { isComposing } from '../../../../lib/keys.ts'
import { pastedText } from '../../../../lib/pasted-text.ts'
import { hearsEvents } from '../follow-page.ts'

/** Whether the words of a page can be typed over in their place. Older browsers would let formatted text in. */
export function canTypeIn(page: Document): boolean {
  const probe = page.createElement('p')
  try {
    probe.contentEditable = 'plaintext-only'
  } catch {
    return false
  }
  return hearsEvents(page) && probe.contentEditable === 'plaintext-only'
}

type TypingOptions = {
  /** The words to begin with. */
  readonly text: string
  /** A paragraph: Enter begins another one, and with Ctrl or Cmd it ends the typing. */
  readonly hasBreaks?: boolean
  /** What stands in it while it is empty. */
  readonly blank?: string | undefined
  /** Goes on to the next field of the same item, or the one before; `false` where there is none. */
  readonly onTab?: (isBack: boolean) => boolean
  /** What a screen reader calls it. */
  readonly name: string
  /** What a screen reader says of it: whose words they are, and how many look well. */
  readonly description: string
  /** The caret goes before so many letters; to the end without it. */
  readonly caret?: number | undefined
  readonly onType: (text: string) => void
  /** A paste or a key was refused because the line would be too long for any page. */
  readonly onRefuse: () => void
  /** Enter. */
  readonly onDone: () => void
  readonly onEscape: () => void
  /** The line has lost the focus. */
  readonly onBlur: () => void
}

/** A line of the page with the caret in it. */
export type Typing = {
  readonly read: () => string
  /** Tells of the words that stand in the line, where the last input did not. */
  readonly settle: () => void
  /** Puts other words into it, which the browser can undo; the caret stands at their end. */
  readonly put: (text: string) => void
  /** Ends the typing, which is told to nobody. What was typed stands in the line until the page is rendered again. */
  readonly end: () => void
}

/**
 * Puts the caret into a line of the page. Until it ends, nothing but the browser writes into the line, so that input
 * methods, the caret and the browser's own undo work.
 */
export function typeInLine(line: HTMLElement, options: TypingOptions): Typing {
  const page = line.ownerDocument
  // A full stop that follows from the next sentence, or a mark around the words, is not typed over.
  if (line.textContent !== options.text) line.textContent = options.text
  line.contentEditable = 'plaintext-only'
  line.spellcheck = true
  // A line that fills its block has a frame without corners.
  const isAlone = line.parentElement?.textContent === line.textContent
  const roles = {
    role: 'textbox',
    'aria-label': options.name,
    'aria-description': options.description,
    'data-typing': isAlone ? 'alone' : '',
    'data-blank': options.blank ?? '…',
  }
  for (const [name, value] of Object.entries(roles)) line.setAttribute(name, value)

  // Some browsers break lines with elements, which have no text.
  // biome-ignore lint/performance/useDomNodeTextContent: see above
  const typed = () => (options.hasBreaks ? line.innerText : line.textContent)
  const read = () => (options.hasBreaks ? paragraphText(typed() ?? '') : lineText(typed() ?? ''))

  const listening = new AbortController()
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    hear: (event: HTMLElementEventMap[Name]) => void,
  ) => line.addEventListener(name, hear, { signal: listening.signal })
  listen('keydown', (event) => {
    // An input method has all keys while it composes: Tab, Escape and F6 as well.
    if (isComposing(event)) return event.stopPropagation()
    // Neither the page nor the app has keys of its own here, but the one that leaves.
    if (event.key !== 'F6') event.stopPropagation()
    const isBreak = options.hasBreaks && !event.ctrlKey && !event.metaKey
    if (event.key === 'Tab') {
      if (options.onTab?.(event.shiftKey)) event.preventDefault()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      options.onEscape()
    } else if (event.key === 'Enter' && !isBreak) {
      event.preventDefault()
      options.onDone()
    }
  })
  const isTooLong = (text: string, replaced = selectedIn(line)) =>
    (line.textContent ?? '').length - replaced + text.length > LINE_MAX_LENGTH
  listen('beforeinput', (event) => {
    // No browser lets a page refuse it: how long the line is counts once it has ended.
    if (event.inputType === 'insertCompositionText') return
    const isBreak = event.inputType === 'insertParagraph' || event.inputType === 'insertLineBreak'
    const isLong =
      event.inputType.startsWith('insert') && isTooLong(insertedText(event), replacedBy(event, line))
    if (!isBreak && !isLong) return
    event.preventDefault()
    if (!isBreak) options.onRefuse()
    else if (options.hasBreaks) page.execCommand('insertText', false, '\n')
  })
  listen('paste', (event) => {
    event.preventDefault()
    const pasted = pastedText(event.clipboardData, options.hasBreaks ?? false)
    // A picture or a file has no words: what is selected stays.
    if (pasted === '') return
    if (isTooLong(pasted)) options.onRefuse()
    else page.execCommand('insertText', false, pasted)
  })
  listen('drop', (event) => event.preventDefault())
  let last = read()
  /** Words that fit, for input that no browser lets a page refuse: compositions, and keyboards of phones. */
  let fitting = line.textContent
  const isOver = () => (line.textContent ?? '').length > LINE_MAX_LENGTH
  const take = () => {
    if (isOver()) {
      line.textContent = fitting
      options.onRefuse()
    } else fitting = line.textContent
    showTwin(line)
    last = read()
    options.onType(last)
  }
  listen('input', (event) => {
    // A word that is being composed belongs to the input method until it is done.
    const isLong = isOver()
    if (isLong && (event as InputEvent).isComposing) return
    take()
    if (isLong) putCaret(line, undefined)
  })
  // Some browsers tell of no input after it.
  listen('compositionend', () => {
    if (!isOver()) return
    take()
    putCaret(line, undefined)
  })
  /** A way out ends a composition, in some browsers after its last input. */
  const settle = () => {
    if (read() !== last) take()
  }
  listen('blur', () => {
    // The caret is not called back.
    settle()
    options.onBlur()
  })
  line.focus({ preventScroll: true })
  putCaret(line, options.caret)
  return {
    read,
    settle,
    put: (text) => {
      page.getSelection()?.selectAllChildren(line)
      // As a command, the browser's own undo knows it.
      if (!page.execCommand('insertText', false, text) || read() !== text) line.textContent = text
      putCaret(line, undefined)
      showTwin(line)
    },
    end: () => {
      listening.abort()
      line.removeAttribute('contenteditable')
      for (const name of [...Object.keys(roles), 'spellcheck']) line.removeAttribute(name)
    },
  }
}

/** Returns what an input puts in: replacements and drops have it beside the event. */
function insertedText({ data, dataTransfer }: InputEvent): string {
  return data ?? dataTransfer?.getData('text/plain') ?? ''
}

/** Returns how many letters an input replaces: a corrected word is not selected. */
function replacedBy(event: InputEvent, line: HTMLElement): number {
  const ranges = event.getTargetRanges?.() ?? []
  if (ranges.length === 0) return selectedIn(line)
  return ranges.reduce((sum, { startContainer, startOffset, endContainer, endOffset }) => {
    const range = line.ownerDocument.createRange()
    range.setStart(startContainer, startOffset)
    range.setEnd(endContainer, endOffset)
    return sum + range.toString().length
  }, 0)
}

/** Returns how many letters of a line are selected: what is typed or pasted takes their place. */
function selectedIn(line: HTMLElement): number {
  const selection = line.ownerDocument.getSelection()
  if (!selection?.rangeCount) return 0
  const range = selection.getRangeAt(0)
  return line.contains(range.commonAncestorContainer) ? range.toString().length : 0
}

/** Gives the twin of a text, which makes its room, the same words. */
export function showTwin(line: HTMLElement): void {
  const twin = line.closest<HTMLElement>('[data-t]')
  if (twin) twin.dataset.t = twin.firstElementChild?.textContent ?? ''
}

/** Puts the caret after so many letters of a line; at its end where it has no more. */
function putCaret(line: HTMLElement, letters: number | undefined): void {
  const selection = line.ownerDocument.getSelection()
  if (!selection) return
  const texts = line.ownerDocument.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  let left = letters ?? Number.POSITIVE_INFINITY
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const length = text.textContent?.length ?? 0
    if (left <= length) {
      selection.collapse(text, left)
      return
    }
    left -= length
  }
  selection.selectAllChildren(line)
  selection.collapseToEnd()
}
