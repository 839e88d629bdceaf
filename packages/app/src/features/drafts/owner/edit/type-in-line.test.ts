import { expect, it, vi } from 'vitest'
import { canTypeIn, typeInLine } from './type-in-line.ts'

type Browser = { readonly hears: boolean; readonly editable: readonly string[] }

/** A document of a browser that calls listeners in a frame or not, and knows some values of `contenteditable`. */
function pageOf({ hears, editable }: Browser): Document {
  const target = new EventTarget()
  const createElement = () => ({
    known: 'inherit',
    get contentEditable() {
      return this.known
    },
    set contentEditable(value: string) {
      if (!editable.includes(value)) throw new SyntaxError(value)
      this.known = value
    },
  })
  return {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: (event: Event) => hears && target.dispatchEvent(event),
    createElement,
  } as unknown as Document
}

it.each<[string, Browser, boolean]>([
  ['a browser that knows plain text', { hears: true, editable: ['true', 'plaintext-only'] }, true],
  ['one that would let formatted text in', { hears: true, editable: ['true'] }, false],
  ['one that calls no listeners', { hears: false, editable: ['true', 'plaintext-only'] }, false],
])('types on the page or in a sheet, in %s', (_, browser, canType) => {
  expect(canTypeIn(pageOf(browser))).toBe(canType)
})

/** Types in a line that stands in the document. */
function begin(text: string, rest: Partial<Parameters<typeof typeInLine>[1]> = {}) {
  const line = document.createElement('draft-line')
  line.textContent = text
  document.body.replaceChildren(line)
  const onEnd = vi.fn()
  const onType = vi.fn()
  typeInLine(line, {
    text,
    name: 'Heading, edit',
    description: '',
    onType,
    onRefuse: () => {},
    onEnd,
    ...rest,
  })
  const press = (key: string, isComposing = false, held: KeyboardEventInit = {}) =>
    line.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing, cancelable: true, ...held }))
  return { line, onEnd, press }
}

it('leaves Enter and Escape to an input method while it composes a word', () => {
  const { line, onEnd, press } = begin('Ours')
  line.textContent = 'こん'
  // `false` means that the browser may not act on the key.
  expect([press('Enter', true), press('Escape', true)]).toEqual([true, true])
  expect(onEnd).not.toHaveBeenCalled()
  expect(line.textContent).toBe('こん')
  line.textContent = '今'
  expect(press('Enter')).toBe(false)
  expect(onEnd).toHaveBeenCalledExactlyOnceWith({ text: '今', by: 'enter' })
})

it('puts back on Escape what stood in the line, node by node', () => {
  const { line, onEnd, press } = begin('Ours')
  line.textContent = 'Mine'
  press('Escape')
  expect(onEnd).toHaveBeenCalledExactlyOnceWith({ text: 'Mine', by: 'escape' })
  expect(line.outerHTML).toBe('<draft-line>Ours</draft-line>')
})

it('begins a line with Enter in a paragraph, and ends with Ctrl or Cmd and Enter', () => {
  // jsdom has neither `innerText` nor commands.
  const isTyped = vi.fn(() => true)
  document.execCommand = isTyped
  for (const held of ['ctrlKey', 'metaKey']) {
    const { line, onEnd, press } = begin('Ours', { hasBreaks: true })
    Object.defineProperty(line, 'innerText', { value: 'Mine' })
    expect(press('Enter')).toBe(true)
    expect(press('Enter', false, { shiftKey: true })).toBe(true)
    expect(onEnd).not.toHaveBeenCalled()
    for (const inputType of ['insertParagraph', 'insertLineBreak']) {
      isTyped.mockClear()
      const breaks = new InputEvent('beforeinput', { inputType, cancelable: true })
      expect(line.dispatchEvent(breaks)).toBe(false)
      expect(isTyped).toHaveBeenCalledExactlyOnceWith('insertText', false, '\n')
    }
    expect(press('Enter', false, { [held]: true })).toBe(false)
    expect(onEnd).toHaveBeenCalledExactlyOnceWith({ text: 'Mine', by: 'enter' })
  }
})

it('puts no break into a heading', () => {
  const isTyped = vi.fn(() => true)
  document.execCommand = isTyped
  const { line } = begin('Ours')
  const breaks = new InputEvent('beforeinput', { inputType: 'insertParagraph', cancelable: true })
  expect(line.dispatchEvent(breaks)).toBe(false)
  expect(isTyped).not.toHaveBeenCalled()
})

it.each([
  ['after the letters before the press', 'Care for people', 5, 5],
  ['at the end without a press', 'Care for people', undefined, 15],
  ['at the end of words that have become shorter', 'Care', 9, 4],
])('puts the caret %s', (_, text, caret, at) => {
  const { line } = begin(text, { caret })
  const selection = document.getSelection()
  const before = document.createRange()
  before.setStart(line, 0)
  before.setEnd(selection?.anchorNode as Node, selection?.anchorOffset ?? 0)
  expect(before.toString()).toHaveLength(at)
})
