import { LINE_MAX_LENGTH, lineText, paragraphText } from '@foyer/shared/api/site-edits.ts'
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

/** How typing in a line ended: with words to keep, or taken back. */
export type TypingEnd = {
  readonly text: string
  /** `next`: the next field of the same item follows. */
  readonly by: 'enter' | 'escape' | 'leaving' | 'next'
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
  readonly onEnd: (end: TypingEnd) => void
}

/**
 * Puts the caret into a line of the page. Until it ends, nothing but the browser writes into the line, so that input
 * methods, the caret and the browser's own undo work.
 *
 * @returns ends it from outside, keeping the words
 */
export function typeInLine(line: HTMLElement, options: TypingOptions): () => void {
  const page = line.ownerDocument
  // Typing changes the nodes themselves.
  const nodes = Array.from(line.childNodes, (node) => node.cloneNode(true))
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
  const twin = line.closest<HTMLElement>('[data-t]')
  let hasEnded = false

  // Some browsers break lines with elements, which have no text.
  // biome-ignore lint/performance/useDomNodeTextContent: see above
  const typed = () => (options.hasBreaks ? line.innerText : line.textContent)
  const words = () => (options.hasBreaks ? paragraphText(typed() ?? '') : lineText(typed() ?? ''))
  const end = (by: TypingEnd['by']) => {
    if (hasEnded) return
    hasEnded = true
    listening.abort()
    const text = words()
    line.removeAttribute('contenteditable')
    for (const name of [...Object.keys(roles), 'spellcheck']) line.removeAttribute(name)
    // Words that are kept stay until the page is rendered with them.
    if (by === 'escape' || text === '' || text === options.text) {
      line.replaceChildren(...nodes)
      showIn(twin)
    }
    options.onEnd({ text, by })
  }

  const listening = new AbortController()
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    hear: (event: HTMLElementEventMap[Name]) => void,
  ) => line.addEventListener(name, hear, { signal: listening.signal })
  listen('keydown', (event) => {
    // Neither the page nor the app has keys of its own here, but the one that leaves.
    if (event.key !== 'F6') event.stopPropagation()
    if (event.key === 'Tab' && options.onTab?.(event.shiftKey)) {
      event.preventDefault()
      end('next')
      return
    }
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    if (event.key === 'Enter' && options.hasBreaks && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    end(event.key === 'Enter' ? 'enter' : 'escape')
  })
  listen('beforeinput', (event) => {
    const isBreak = event.inputType === 'insertParagraph' || event.inputType === 'insertLineBreak'
    const isLong = (line.textContent ?? '').length + (event.data?.length ?? 0) > LINE_MAX_LENGTH
    if (!isBreak && !(isLong && event.inputType.startsWith('insert'))) return
    event.preventDefault()
    if (!isBreak) options.onRefuse()
    else if (options.hasBreaks) page.execCommand('insertText', false, '\n')
  })
  listen('paste', (event) => {
    event.preventDefault()
    const pasted = (event.clipboardData?.getData('text/plain') ?? '').replace(
      options.hasBreaks ? /[^\S\n]+/gu : /\s+/gu,
      ' ',
    )
    if ((line.textContent ?? '').length + pasted.length > LINE_MAX_LENGTH) options.onRefuse()
    else page.execCommand('insertText', false, pasted)
  })
  listen('drop', (event) => event.preventDefault())
  listen('input', () => {
    showIn(twin)
    options.onType(words())
  })
  listen('blur', () => end('leaving'))
  line.focus({ preventScroll: true })
  putCaret(line, options.caret)
  return () => end('leaving')
}

// The twin of a text gives it its room.
function showIn(twin: HTMLElement | null): void {
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
